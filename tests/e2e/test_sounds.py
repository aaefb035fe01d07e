"""The sounds of the page, rendered by a real browser: none clips, none is too long, and none drowns the others."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from playwright.sync_api import Browser
from tools.lab.sounds import HIGHEST_PEAK, RATE, Listener, Sound, listening, measure


@pytest.fixture
def listener(browser: Browser) -> Iterator[Listener]:
    with listening(browser) as listener:
        yield listener


@pytest.mark.parametrize(("amplitude", "loud"), [(1.0, -3.01), (0.1, -23.01)])
def test_a_plain_tone_is_as_loud_as_the_recommendation_says(amplitude: float, loud: float) -> None:
    tone = amplitude * np.sin(2 * np.pi * 997 * np.arange(30 * RATE) / RATE)
    measured = measure(tone)
    assert measured.loudest == pytest.approx(loud, abs=0.1)
    assert measured.whole == pytest.approx(loud, abs=0.1)
    assert measured.peak == pytest.approx(20 * np.log10(amplitude), abs=0.1)


def test_a_peak_between_two_samples_is_found() -> None:
    tone = np.sin(np.pi / 4 + np.pi / 2 * np.arange(RATE))  # every sample is 3 dB below the crest
    assert np.abs(tone).max() == pytest.approx(np.sqrt(0.5))
    assert measure(tone).peak == pytest.approx(0.0, abs=0.3)


def test_every_take_of_every_sound_keeps_within_its_class(listener: Listener) -> None:
    wrong = [problem for sound in listener.sounds() for problem in problems(listener, sound)]
    assert wrong == []


def problems(listener: Listener, sound: Sound) -> list[str]:
    """What is wrong with a sound."""
    found = []
    for take in range(sound.takes):
        measured = measure(listener.render(sound.name, take=take))
        soft, loud = sound.loudest
        if not soft <= measured.loudest <= loud:
            found.append(f"{sound.name} {take}: {measured.loudest:.1f} LUFS is not within {soft} and {loud}")
        if measured.peak > HIGHEST_PEAK:
            found.append(f"{sound.name} {take}: peaks at {measured.peak:.1f} dBTP")
        if not 0 < measured.seconds <= sound.longest:
            found.append(f"{sound.name} {take}: lasts {measured.seconds:.2f} s")
    return found


def test_nothing_clips_even_if_everything_happens_at_once(listener: Listener) -> None:
    names = [sound.name for sound in listener.sounds()]
    assert measure(listener.render(*names)).peak <= HIGHEST_PEAK
    assert measure(listener.render("roar", "win")).peak <= HIGHEST_PEAK

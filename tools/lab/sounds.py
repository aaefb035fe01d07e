"""Listens to the sounds of the page: how long each lasts, how loud it is and how high it peaks.

python -m tools.lab.sounds [--files FOLDER]

Every take of every sound is rendered by Chromium through the same mixer as at a table, with the volume turned up.
Loudness follows ITU-R BS.1770-4: `loudest` is the highest momentary loudness (400 ms), which fits short sounds, and
`whole` the integrated loudness with both gates. Peaks are true peaks, oversampled four times. With `--files`, each take
becomes a WAV file, and all of them a page of waveforms and spectrograms, `sounds.svg`.
"""

from __future__ import annotations

import argparse
import base64
import math
import subprocess
import wave
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.browsing import launched

Samples = NDArray[np.float64]

RATE = 48_000
BLOCK, HOP = round(0.4 * RATE), round(0.1 * RATE)
HIGHEST_PEAK = -1.0
"""In dBTP: louder may clip on the way to the loudspeaker."""

QUIET = 10 ** (-60 / 20)
"""Below this a sound is over."""

WEB = Path(__file__).parents[2] / "web"

# The two filters of BS.1770's K-weighting at 48 kHz: the head, and the ear's deafness to low frequencies.
SHELF = ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585))
HIGH_PASS = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))


@dataclass(frozen=True)
class Sound:
    """A sound as it is composed: what it may be, and how many takes of it there are."""

    name: str
    kind: str
    takes: int
    longest: float
    loudest: tuple[float, float]


@dataclass(frozen=True)
class Measured:
    """What can be said of a rendered sound."""

    seconds: float
    loudest: float
    whole: float
    peak: float


def weighted(samples: Samples) -> Samples:
    """The samples as an ear weighs them: both filters, applied to the spectrum."""
    size = 2 * len(samples)
    turn = np.exp(-2j * np.pi * np.arange(size // 2 + 1) / size)
    spectrum = np.fft.rfft(samples, size)
    for over, under in (SHELF, HIGH_PASS):
        spectrum *= np.polyval(over[::-1], turn) / np.polyval(under[::-1], turn)
    filtered: Samples = np.fft.irfft(spectrum, size)[: len(samples)]
    return filtered


def loudness(power: float) -> float:
    """LUFS of one channel's mean square."""
    return -0.691 + 10 * math.log10(max(power, 1e-12))


def powers(samples: Samples) -> Samples:
    """The mean square of every block of 400 ms, ten a second; silence surrounds the sound."""
    silence = np.zeros(BLOCK)
    padded = weighted(np.concatenate([silence, samples, silence])) ** 2
    total = np.concatenate([[0.0], np.cumsum(padded)])
    starts = np.arange(0, len(padded) - BLOCK + 1, HOP)
    blocks: Samples = (total[starts + BLOCK] - total[starts]) / BLOCK
    return blocks


def integrated(blocks: Samples) -> float:
    """Loudness of the whole, without what is silent, and without what is much softer than the rest."""
    heard = blocks[[loudness(block) > -70 for block in blocks]]
    if not len(heard):
        return -math.inf
    gate = loudness(float(heard.mean())) - 10
    heard = heard[[loudness(block) > gate for block in heard]]
    return loudness(float(heard.mean()))


def true_peak(samples: Samples) -> float:
    """The highest point between the samples, too, in dBTP."""
    size = len(samples)
    spectrum = np.fft.rfft(samples)
    finer = np.fft.irfft(np.concatenate([spectrum, np.zeros(3 * (size // 2))]), 4 * size) * 4
    return 20 * math.log10(max(float(np.abs(finer).max()), 1e-6))


def measure(samples: Samples) -> Measured:
    """Everything that is measured of a sound."""
    audible = np.flatnonzero(np.abs(samples) > QUIET)
    seconds = float(audible[-1] - audible[0]) / RATE if len(audible) else 0.0
    blocks = powers(samples)
    return Measured(seconds, loudness(float(blocks.max())), integrated(blocks), true_peak(samples))


class Listener:
    """A page without speakers that renders what the real one would play."""

    def __init__(self, page: Page) -> None:
        self._page = page
        built = subprocess.run(
            ["node_modules/.bin/rolldown", "src/sound/render.ts", "--format", "iife", "--name", "Sounds"],
            cwd=WEB,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        page.add_script_tag(content=built[built.index("var Sounds") :])

    def sounds(self) -> list[Sound]:
        listed: list[dict[str, Any]] = self._page.evaluate("Sounds.list()")
        return [Sound(one["name"], one["class"], one["takes"], one["lasts"], tuple(one["loud"])) for one in listed]

    def render(self, *names: str, take: int = 0) -> Samples:
        """Some sounds begun at the same time."""
        text = self._page.evaluate("([names, take]) => Sounds.render(names, take)", [names, take])
        return np.frombuffer(base64.b64decode(text), np.float32).astype(np.float64)


@contextmanager
def listening(browser: Browser) -> Iterator[Listener]:
    """A listener in a tab of its own."""
    page = browser.new_page()
    try:
        yield Listener(page)
    finally:
        page.close()


def write_wav(file: Path, samples: Samples) -> None:
    """A sound as a file that anything plays."""
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes((np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes())


def drawn(rendered: dict[str, Samples], width: int = 300, height: int = 64) -> str:
    """Waveforms above spectrograms, side by side, as SVG; brighter is louder, from 40 Hz to 16 kHz."""
    cells = []
    bands = np.geomspace(40, 16_000, 25)
    for place, (name, samples) in enumerate(rendered.items()):
        left, top = place % 4 * (width + 10), place // 4 * (2 * height + 24)
        cells.append(f'<text x="{left}" y="{top + 12}">{name}</text>')
        columns = samples[: len(samples) // 150 * 150].reshape(150, -1)
        for column, part in enumerate(columns):
            x, middle = left + column * 2, top + 16 + height / 2
            low, high = middle - part.max() * height / 2, middle - part.min() * height / 2
            cells.append(f'<rect x="{x}" y="{low:.1f}" width="2" height="{max(high - low, 0.3):.1f}" fill="#fc6"/>')
            power = np.abs(np.fft.rfft(part * np.hanning(len(part)))) ** 2
            frequencies = np.fft.rfftfreq(len(part), 1 / RATE)
            for band in range(24):
                inside = (frequencies >= bands[band]) & (frequencies < bands[band + 1])
                bright = min(1.0, max(0.0, (10 * math.log10(power[inside].sum() + 1e-9) + 30) / 70))
                if bright > 0.05:
                    y = top + 16 + height + (23 - band) * height / 24
                    place_and_size = f'x="{x}" y="{y:.1f}" width="2" height="{height / 24:.1f}"'
                    cells.append(f'<rect {place_and_size} fill="#7cf" opacity="{bright:.2f}"/>')
    size = f'width="{4 * (width + 10)}" height="{(len(rendered) + 3) // 4 * (2 * height + 24)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12" fill="#fff">'
        f'<rect width="100%" height="100%" fill="#112"/>{"".join(cells)}</svg>'
    )


def main() -> None:
    """Print the table."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--files", type=Path, help="a folder for WAV files and pictures")
    folder: Path | None = reader.parse_args().files
    rendered: dict[str, Samples] = {}
    print(f"{'sound':<9} {'class':<6} {'takes':>5} {'seconds':>8} {'loudest':>15} {'whole':>7} {'peak':>7}")
    with sync_playwright() as playwright, listening(launched(playwright)) as listener:
        sounds = listener.sounds()
        for sound in sounds:
            takes = [listener.render(sound.name, take=take) for take in range(sound.takes)]
            heard = [measure(samples) for samples in takes]
            loud = [one.loudest for one in heard]
            print(
                f"{sound.name:<9} {sound.kind:<6} {sound.takes:>5} {max(one.seconds for one in heard):>8.2f} "
                f"{f'{min(loud):.1f} to {max(loud):.1f}':>15} {max(one.whole for one in heard):>7.1f} "
                f"{max(one.peak for one in heard):>7.1f}"
            )
            rendered |= {f"{sound.name}-{take + 1}": samples for take, samples in enumerate(takes)}
        together = measure(listener.render(*(sound.name for sound in sounds)))
        print(f"all at once: {together.loudest:.1f} LUFS, {together.peak:.1f} dBTP")
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        for name, samples in rendered.items():
            write_wav(folder / f"{name}.wav", samples)
        (folder / "sounds.svg").write_text(drawn({n: s for n, s in rendered.items() if n.endswith("-1")}), "utf-8")


if __name__ == "__main__":
    main()

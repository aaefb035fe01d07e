"""Playing somebody now: people who wait are put together by what they wish."""

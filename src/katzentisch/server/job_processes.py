"""Errands in processes of their own, where they hold nobody up."""

from __future__ import annotations

import msgspec

from katzentisch.bots.workers import Workers, WorkFailed
from katzentisch.table.job_runner import JobRunner
from katzentisch.table.jobs import ComputeHindsight, FindConclusion, Job, run_encoded_job
from katzentisch.table.refusals import LimitExceeded

JOB_TIMEOUT_SECONDS = 20.0
"""Seconds that an errand may take."""
REVIEW_TIMEOUT_SECONDS = 120.0
"""Seconds that looking back may take: without compiled engines it is slow."""


class JobProcesses(JobRunner):
    """Two processes: nobody who begins waits for one who looks back."""

    def __init__(self) -> None:
        super().__init__()
        self.prompt = Workers(1, run_encoded_job)
        self.leisurely = Workers(1, run_encoded_job)

    async def send_job(self, errand: Job) -> bytes:
        back = isinstance(errand, ComputeHindsight | FindConclusion)
        workers, seconds = (self.leisurely, REVIEW_TIMEOUT_SECONDS) if back else (self.prompt, JOB_TIMEOUT_SECONDS)
        try:
            return await workers.do(msgspec.json.encode(errand), seconds)
        except WorkFailed:
            raise LimitExceeded("too-long") from None

    def close(self) -> None:
        self.prompt.close()
        self.leisurely.close()

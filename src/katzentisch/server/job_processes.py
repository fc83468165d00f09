"""Jobs in processes of their own, where they keep nobody waiting."""

from __future__ import annotations

import msgspec

from katzentisch.bots.workers import Workers, WorkFailed
from katzentisch.table.jobs import ComputeHindsight, FindConclusion, ImportRecord, Job, JobRunner, run_encoded_job
from katzentisch.table.refusals import LimitExceeded

JOB_TIMEOUT_SECONDS = 20.0
"""Seconds that a job may take."""
REVIEW_TIMEOUT_SECONDS = 120.0
"""Seconds that a review may take: without compiled engines it is slow."""


class JobProcesses(JobRunner):
    """Three processes, so that starting a match waits neither for uploads nor for reviews."""

    def __init__(self) -> None:
        super().__init__()
        self.prompt = Workers(1, run_encoded_job)
        self.uploads = Workers(1, run_encoded_job)
        self.reviews = Workers(1, run_encoded_job)

    async def send_job(self, job: Job) -> bytes:
        workers, seconds = self._lane(job)
        try:
            return await workers.do(msgspec.json.encode(job), seconds)
        except WorkFailed:
            raise LimitExceeded("too-long") from None

    def _lane(self, job: Job) -> tuple[Workers, float]:
        """The processes that do this kind of job, and the seconds it may take."""
        if isinstance(job, ComputeHindsight | FindConclusion):
            return self.reviews, REVIEW_TIMEOUT_SECONDS
        return (self.uploads if isinstance(job, ImportRecord) else self.prompt), JOB_TIMEOUT_SECONDS

    def close(self) -> None:
        for workers in (self.prompt, self.uploads, self.reviews):
            workers.close()

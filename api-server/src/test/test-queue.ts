import { runJob } from '../platform/jobs/run-job.service.ts';
import type { AnyJob, InstallationJob, JobRunner, JobTools, SendOptions } from '../platform/jobs/job.port.ts';
import type { TenantDb } from '../platform/database/tenant-db.adapter.ts';

interface Sent {
  job: AnyJob;
  tenantId: number;
  payload: unknown;
  dueAt: number;
}

export interface TestQueue extends JobRunner {
  /**
   * Runs the queued jobs, and a scheduled job for every tenant, or once for the installation, with the jobs that they
   * send.
   */
  run(tools: JobTools, scheduled?: AnyJob | InstallationJob): Promise<void>;
}

/** Creates a queue that holds jobs until a test runs them, and those with a delay until their time. The real queue has tests of its own. */
export function testQueue(now: () => Date = () => new Date()): TestQueue {
  let sent: Sent[] = [];
  return {
    async prepare() {},
    async work() {},
    async stop() {},
    depths: async () => [],
    async send(db: TenantDb, job: AnyJob, payload: unknown, { afterSeconds = 0 }: SendOptions = {}) {
      sent.push({ job, tenantId: db.tenantId, payload, dueAt: now().getTime() + afterSeconds * 1000 });
    },
    async run(tools, scheduled) {
      const runSent = async () => {
        const moment = now().getTime();
        const due = sent.filter(({ dueAt }) => dueAt <= moment);
        sent = sent.filter(({ dueAt }) => dueAt > moment);
        for (const { job, tenantId, payload } of due) await runJob(job, { tenantId, payload }, tools);
      };
      await runSent();
      if (!scheduled) return;
      await runJob(scheduled, {}, tools);
      await runSent();
    },
  };
}

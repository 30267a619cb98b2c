import { runJob } from '../platform/jobs/run-job.service.ts';
import type { AnyJob, InstallationJob, JobRunner, JobTools } from '../platform/jobs/job.port.ts';
import type { TenantDb } from '../platform/database/tenant-db.adapter.ts';

interface Sent {
  job: AnyJob;
  tenantId: number;
  payload: unknown;
}

export interface TestQueue extends JobRunner {
  /**
   * Runs the queued jobs, and a scheduled job for every tenant, or once for the installation, with the jobs that they
   * send.
   */
  run(tools: JobTools, scheduled?: AnyJob | InstallationJob): Promise<void>;
}

/** Creates a queue that holds jobs until a test runs them. The real queue has tests of its own. */
export function testQueue(): TestQueue {
  const sent: Sent[] = [];
  return {
    async prepare() {},
    async work() {},
    async stop() {},
    depths: async () => [],
    async send(db: TenantDb, job: AnyJob, payload: unknown) {
      sent.push({ job, tenantId: db.tenantId, payload });
    },
    async run(tools, scheduled) {
      const runSent = async () => {
        for (const { job, tenantId, payload } of sent.splice(0)) await runJob(job, { tenantId, payload }, tools);
      };
      await runSent();
      if (!scheduled) return;
      await runJob(scheduled, {}, tools);
      await runSent();
    },
  };
}

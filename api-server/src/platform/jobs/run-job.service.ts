import * as z from 'zod/mini';
import { workLimits } from '../database/database-limits.rules.ts';
import { withTenant } from '../database/tenant-db.adapter.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import type { AnyJob, InstallationJob, JobTools } from './job.port.ts';
import { tenantMailer } from '../mail/tenant-mailer.service.ts';
import { activeTenantIds } from '../tenancy/tenant.repository.ts';
import { noPorts } from '../wiring.service.ts';

const envelopeSchema = z.object({ tenantId: z.optional(z.number()), payload: z.optional(z.unknown()) });

/**
 * Runs a job. A sent job runs for its tenant; a scheduled one runs for each tenant, and a failure for one tenant does
 * not stop the others.
 */
export async function runJob(job: AnyJob | InstallationJob, data: unknown, tools: JobTools): Promise<void> {
  if ('runOnce' in job) return runForInstallation(job, tools);
  const { tenantId, payload } = envelopeSchema.parse(data ?? {});
  if (tenantId !== undefined) return runForTenant(job, payload, tenantId, tools);
  const tenants = await activeTenantIds(tools.db);
  const failures: unknown[] = [];
  for (const id of tenants) {
    await runForTenant(job, {}, id, tools).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${job.name} failed for ${failures.length} of ${tenants.length} tenants`);
}

async function runForInstallation(job: InstallationJob, { log }: JobTools): Promise<void> {
  try {
    await job.runOnce();
  } catch (error) {
    log.error({ err: error, job: job.name }, 'job failed');
    throw error;
  }
}

async function runForTenant(job: AnyJob, payload: unknown, tenantId: number, tools: JobTools): Promise<void> {
  const log = tools.log.child({ job: job.name, tenantId });
  try {
    // Parsed with this job's own schema.
    const parsed = job.payload.parse(payload) as never;
    const transaction = <T>(work: (db: TenantDb) => Promise<T>): Promise<T> =>
      withTenant(tools.db, tenantId, work, { limits: workLimits });
    const surroundings = {
      now: tools.now(),
      log,
      storage: tools.storage,
      messages: tools.messages,
      jobs: tools.jobs,
      portalUrlOf: tools.portalUrlOf,
      ports: tools.db.ports ?? noPorts,
    };
    const mail = tenantMailer(tools.mail, { transaction, now: () => tools.now(), log });
    if ('runInSteps' in job) await job.runInSteps(parsed, { ...surroundings, mail, tenantId, transaction });
    else await transaction((db) => job.run(parsed, { ...surroundings, db }));
  } catch (error) {
    log.error({ err: error }, 'job failed');
    throw error;
  }
}

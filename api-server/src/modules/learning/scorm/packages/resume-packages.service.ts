import { activeTenantIds } from '../../../../platform/tenancy/tenant.repository.ts';
import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { unpackWaitingPackages } from './process-package.job.ts';

/**
 * Unpacks waiting packages at startup, in parallel to the first requests: those imported while the server was down, or
 * interrupted when it was killed. The job handles failures and later packages.
 */
export function resumeScorm({
  database,
  storage,
  clock,
  log,
}: Pick<Platform, 'database' | 'storage' | 'clock' | 'log'>): void {
  const unpackAll = async () => {
    for (const tenantId of await activeTenantIds(database.db)) {
      const context = {
        tenantId,
        storage,
        now: () => clock.now(),
        transaction: <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(database.db, tenantId, work),
      };
      await unpackWaitingPackages(context, clock.now());
    }
  };
  void unpackAll().catch((error: unknown) => log.warn({ err: error }, 'SCORM packages are left for the job'));
}

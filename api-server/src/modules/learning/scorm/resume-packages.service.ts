import { activeTenantIds } from '../../../platform/tenancy/tenant-queries.ts';
import { withTenant } from '../../../platform/database/tenant-db.ts';
import type { Platform } from '../../../platform/platform.ts';
import { unpackWaitingPackages } from './process-package.job.ts';

/**
 * At the start: packages that were imported while the server was down, or that it was killed over, are unpacked at once, beside the first
 * requests; those that fail, and those that come later, are the job's.
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

import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { freeWindows } from './free-windows.repository.ts';

/** Returns whether windows that packages of the tenant open leave the sandbox. */
export const areWindowsFree = (db: TenantDb): Promise<boolean> => freeWindows(db).areAllowed();

/** Decides it, in the caller's transaction. It applies from the next visit. */
export const decideFreeWindows = (db: TenantDb, isFree: boolean) => freeWindows(db).allow(isFree);

/** Changes it, unless `isFree` is undefined, and returns what holds. It applies from the next visit. */
export function changeFreeWindows(
  { database }: Pick<Platform, 'database'>,
  idApp: number,
  isFree: boolean | undefined,
): Promise<boolean> {
  return withTenant(database.db, idApp, async (db) => {
    if (isFree !== undefined) await freeWindows(db).allow(isFree);
    return freeWindows(db).areAllowed();
  });
}

import type { SystemDb } from '../../platform/database/tenant-db.adapter.ts';
import { hostCandidates } from '../../platform/tenancy/tenant-address.rules.ts';

/** Returns the repository of apps by public address. It needs no tenant, since it is used to find one. */
export function apps(db: SystemDb) {
  const active = () => db.selectFrom('apps').selectAll().where('active', '=', true);
  return {
    find: (idApp: number) => active().where('id_app', '=', idApp).executeTakeFirst(),
    findByBucket: (bucket: string, path: string) =>
      active().where('bucket', '=', bucket).where('path', '=', path).executeTakeFirst(),
    /** Finds the apps of a host, with the port of the address or on any port. */
    ofHost: (host: string) => active().where('host', 'in', hostCandidates(host)).orderBy('name').execute(),
  };
}

export type AppRow = NonNullable<Awaited<ReturnType<ReturnType<typeof apps>['find']>>>;

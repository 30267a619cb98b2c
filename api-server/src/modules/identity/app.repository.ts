import type { SystemDb } from '../../platform/database/tenant-db.ts';
import { hostCandidates } from '../../platform/tenancy/tenant-address.rules.ts';

/** Apps by their public addresses; read without a tenant, since they are how one is found. */
export function apps(db: SystemDb) {
  const active = () => db.selectFrom('apps').selectAll().where('active', '=', true);
  return {
    find: (idApp: number) => active().where('id_app', '=', idApp).executeTakeFirst(),
    findByBucket: (bucket: string, path: string) =>
      active().where('bucket', '=', bucket).where('path', '=', path).executeTakeFirst(),
    /** With the port of the address or on any port. */
    ofHost: (host: string) => active().where('host', 'in', hostCandidates(host)).orderBy('name').execute(),
  };
}

export type AppRow = NonNullable<Awaited<ReturnType<ReturnType<typeof apps>['find']>>>;

import { grantsClash, parseRouteGrant } from '@shared-kit/contracts/delivery';
import type { Registration } from '@shared-kit/contracts/delivery';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockRemote, recordMove } from '../releases/moves.repository.ts';
import { allRegistrations, saveRegistration } from './registrations.repository.ts';

/** Advisory lock of all registrations: two remotes must not get one prefix at the same time. */
const everyRegistration = 'registrations';

/**
 * Registers a remote, or changes its owner and routes. The module is permanent, because otherwise a publisher could
 * reach tenants that never switched it on.
 */
export async function registerRemote(platform: Platform, wanted: Registration, by: string): Promise<Registration> {
  const registration = { ...wanted, routes: [...new Set(wanted.routes)].toSorted() };
  const now = platform.clock.now();
  await platform.database.db.transaction().execute(async (db) => {
    await lockRemote(db, everyRegistration);
    await refuseOtherModule(db, registration);
    refuseTakenRoutes(registration, await allRegistrations(db));
    await saveRegistration(db, registration, { by, now });
    const { remote, module, owner, routes } = registration;
    const reason = `módulo ${module}; ${owner}; ${routes.join(' ') || 'sem rotas'}`;
    await recordMove(db, { kind: 'register', remote, moved_by: by, moved_at: now, reason });
  });
  return registration;
}

async function refuseOtherModule(db: SystemDb, { remote, module }: Registration): Promise<void> {
  const rows = await db
    .selectFrom('remotes')
    .select('module')
    .where('remote', '=', remote)
    .union(db.selectFrom('releases').select('module').where('remote', '=', remote))
    .execute();
  const other = rows.find((row) => row.module !== module);
  if (other)
    throw refuse(
      'registry.other-module',
      409,
      `${remote} é do módulo '${other.module}' e não muda para '${module}': dê outro nome ao módulo remoto.`,
    );
}

function refuseTakenRoutes({ remote, routes }: Registration, all: readonly Registration[]): void {
  const others = all.filter((other) => other.remote !== remote);
  for (const text of routes) {
    const grant = parseRouteGrant(text);
    if (!grant)
      throw refuse(
        'registry.invalid-route',
        400,
        `'${text}' não pode ser rota de um módulo remoto: use um prefixo como /lojinha, sem * e fora dos endereços do portal.`,
      );
    const owner = others.find((other) =>
      other.routes.some((their) => {
        const theirs = parseRouteGrant(their);
        return theirs !== null && grantsClash(grant, theirs);
      }),
    );
    if (owner) throw refuse('registry.route-taken', 409, `A rota '${text}' é de ${owner.remote} (${owner.owner}).`);
  }
}

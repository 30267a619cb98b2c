import type { openAdmin, openApp } from '@shared-kit/contracts/identity';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import type { PlatformContext } from '../../../platform/module.ts';
import { allowedAdminUrl, portalAddress, withToken } from './app-address.rules.ts';
import { entryTokens, proofOf } from './entry-token.service.ts';
import type { EntryTarget } from './entry-token.service.ts';
import { appsOfPerson } from './person-apps.repository.ts';
import { users } from '../user.repository.ts';

/**
 * B6-14: returns the address of another app of the same person. The token belongs to that app and opens no session
 * anywhere else.
 */
export async function addressOfApp({
  params,
  session,
  request,
  now,
  transaction,
  platform,
}: PlatformContext<typeof openApp>): Promise<string> {
  const apps = await transaction((db) => appsOfPerson(db, session.idUser));
  const app = apps.find(({ idApp }) => idApp === params.idApp);
  if (!app) throw notFound();
  const token = await withTenant(platform.database.db, app.idApp, async (db) => {
    const account = await users(db).find(app.idUser);
    return account?.active
      ? entryTokens(db, 'portal').issue(app.idUser, { via: 'app', ...proofOf(session) }, now)
      : null;
  });
  if (token === null) throw notFound();
  return withToken(new URL(`${portalAddress(request.portalUrl, app)}/login`), token);
}

/**
 * A6-03: returns the address of the tenant's admin host, for any level above 0 (decision 8), when the installation
 * allows it.
 */
export async function addressOfAdmin({
  session,
  now,
  transaction,
  platform,
}: PlatformContext<typeof openAdmin>): Promise<string> {
  if (session.admin <= 0) throw refuse('forbidden', 403, 'Você não tem permissão para esta ação.');
  return transaction(async (db) => {
    const app = await db.selectFrom('apps').select('admin_url').executeTakeFirstOrThrow();
    const url = allowedAdminUrl(app.admin_url, platform.env.ADMIN_ORIGINS);
    if (!url) throw notFound('Esta empresa não tem um endereço de administração.');
    const token = await entryTokens(db, url.origin as EntryTarget).issue(
      session.idUser,
      { via: 'admin', ...proofOf(session) },
      now,
    );
    return withToken(url, token);
  });
}

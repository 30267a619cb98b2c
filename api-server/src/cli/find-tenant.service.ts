import { refuse } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { findTenantByKey } from '../platform/tenancy/tenant.repository.ts';

/** Returns the tenant that a command names with `--tenant`. */
export async function tenantByKey(
  { database, env }: Platform,
  key: string,
): Promise<{ idApp: number; name: string; portalUrl: string }> {
  const app = await findTenantByKey(database.db, key);
  if (!app) throw refuse('cli.unknown-tenant', 404, `Não há cliente com a chave '${key}'. Veja 'azulejo tenant list'.`);
  const own = app.host === 'localhost' ? `http://localhost:${env.PORT}` : `https://${app.host}`;
  const portalUrl = `${env.PUBLIC_ORIGIN ?? own}${app.segment === '' ? '' : `/${app.segment}`}`;
  return { idApp: app.idApp, name: app.name, portalUrl };
}

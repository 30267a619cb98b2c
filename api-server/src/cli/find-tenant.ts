import { refuse } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';

/** The tenant that a command names with `--tenant`. */
export async function tenantByKey({ database }: Platform, key: string): Promise<{ idApp: number; name: string }> {
  const app = await database.db.selectFrom('apps').select(['id_app', 'name']).where('key', '=', key).executeTakeFirst();
  if (!app) throw refuse('cli.unknown-tenant', 404, `Não há cliente com a chave '${key}'. Veja 'azulejo tenant list'.`);
  return { idApp: app.id_app, name: app.name };
}

import { exchangeToken, openAdmin, openApp } from '@shared-kit/contracts/identity';
import type { LoginSession } from '@shared-kit/contracts/identity';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ApiBuilder, RequestContext } from '../../../platform/module.ts';
import { enterWithToken } from './entry.service.ts';
import { addressOfAdmin, addressOfApp } from './ways-out.service.ts';

type Context = Pick<RequestContext, 'tenant' | 'now' | 'storage'>;
type PresentSession = (context: Context, db: TenantDb, idUser: number, token: string) => Promise<LoginSession>;

/** Serves one-time tokens: issuing them and exchanging them for a session. */
export function serveEntry(api: ApiBuilder, presentSession: PresentSession): void {
  api.handle(exchangeToken, 'in-steps', async (context) => {
    const { idUser, token } = await enterWithToken(context);
    return context.transaction((db) => presentSession(context, db, idUser, token));
  });

  api.handle(openApp, 'with-platform', async (context) => ({ success: true, url: await addressOfApp(context) }));

  api.handle(openAdmin, 'with-platform', async (context) => ({ success: true, url: await addressOfAdmin(context) }));
}

import { randomUUID } from 'node:crypto';
import { receivePaymentNotification, startPix } from '@shared-kit/contracts/store';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { standInSecret } from '../installed-gateways.adapter.ts';
import { signatureHeader } from '../webhook-signature.rules.ts';

interface SignedOptions {
  readonly requestId?: string;
  readonly secret?: string;
  /** Time of the signature; now when omitted. */
  readonly at?: Date;
}

/** Begins a Pix for the person's cart and returns it with its reference at the test gateway. */
export async function openPix(app: TestApp, as: TestUser) {
  const { payment } = await app.ok(startPix, { body: {} }, { as });
  return { ...payment, reference: await referenceOf(app, payment.idOrder) };
}

export async function referenceOf(app: TestApp, idOrder: number): Promise<string> {
  return withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    const row = await db
      .selectFrom('store_orders')
      .select('gateway_reference')
      .where('id_order', '=', idOrder)
      .executeTakeFirstOrThrow();
    return row.gateway_reference ?? '';
  });
}

/** Sets a Pix at the test gateway, as its page or its clock would. */
export async function setPix(
  app: TestApp,
  reference: string,
  change: { state?: 'open' | 'paid' | 'closed' | 'refunded'; amount_cents?: number },
): Promise<void> {
  await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db.updateTable('test_gateway_pix').set(change).where('reference', '=', reference).execute(),
  );
}

export async function pixStateAtGateway(app: TestApp, reference: string): Promise<string> {
  return withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    const row = await db
      .selectFrom('test_gateway_pix')
      .select('state')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return row.state;
  });
}

/** Sends a notification of the test gateway and returns the reply. */
export function notify(
  app: TestApp,
  reference: string,
  { requestId = randomUUID(), secret = standInSecret(app.platform.env), at = app.clock.now() }: SignedOptions = {},
) {
  const ts = String(Math.floor(at.getTime() / 1000));
  const headers = {
    'x-request-id': requestId,
    'x-signature': signatureHeader({ dataId: reference, requestId, ts }, secret),
  };
  return app.call(receivePaymentNotification, { query: { 'data.id': reference }, body: {} }, { headers });
}

import {
  buy,
  cancelPix,
  digitsOf,
  receivePaymentNotification,
  showPaymentMethods,
  showPix,
  startPix,
} from '@shared-kit/contracts/store';
import { refuse } from '../../platform/errors.ts';
import type { ApiBuilder } from '../../platform/module.ts';
import type { Tenant } from '../../platform/tenancy/tenant.types.ts';
import type { Ports } from '../../platform/ports.types.ts';
import { users } from '../identity/index.ts';
import { pay } from './checkout.service.ts';
import type { Till } from './checkout.service.ts';
import { receiveNotification } from './notifications.service.ts';
import { publishOrder } from './order-socket.routes.ts';
import { paymentGateways } from './payment-gateway.port.ts';
import { cancelPix as cancelOwnPix, showPix as showOwnPix, startPix as startOwnPix } from './pix.service.ts';

/** Part of the context of a handler that a till needs. */
export interface TillContext {
  readonly tenant: Tenant;
  readonly ports: Ports;
}

/** Opens the till of a request. Throws when the tenant cannot take payments. */
async function tillOf(context: Omit<Till, 'gateway' | 'tenantId'> & TillContext): Promise<Till> {
  const { transaction, jobs, log, now, tenant } = context;
  const gateway = await paymentGateways.of(context)(transaction);
  if (!gateway) throw refuse('store.no-gateway', 503, 'Os pagamentos não estão disponíveis nesta loja.');
  return { gateway, transaction, tenantId: tenant.idApp, jobs, log, now };
}

function notificationUrl(portalUrl: string): string {
  return `${portalUrl}/api${receivePaymentNotification.path}`;
}

/** Throws for a person without a confirmed e-mail: gateway and receipt need the buyer's own address (decision 500). */
function expectEmail({ email }: { readonly email: string }): void {
  if (email !== '') return;
  throw refuse(
    'store.email-unconfirmed',
    409,
    'Confirme o seu e-mail em "Meu perfil" para comprar: o recibo vai para ele.',
  );
}

/** Serves payments: cards by token, Pix, and the gateway's notifications. */
export function paymentRoutes(api: ApiBuilder): void {
  api.handle(showPaymentMethods, 'in-steps', async ({ session, transaction, ports }) => {
    const gateway = await paymentGateways.of({ ports })(transaction);
    const person = await transaction((db) => users(db).find(session.idUser));
    return {
      success: true as const,
      methods: gateway ? (['card', 'pix'] as const) : [],
      tokenUrl: gateway?.tokenUrl ?? null,
      cpf: digitsOf(person?.cpf ?? ''),
    };
  });

  api.handle(buy, 'in-steps', async ({ body, session, request, ...context }) => {
    expectEmail(session);
    const till = await tillOf(context);
    const { token, brand, lastDigits, ...cart } = body;
    const purchase = {
      idUser: session.idUser,
      means: { method: 'card' as const, brand, lastDigits },
      idempotencyKey: cart.idempotencyKey,
      idShoppingCart: cart.idShoppingCart,
      totalPrice: cart.totalPrice,
    };
    const counter = { ...till, notificationUrl: notificationUrl(request.portalUrl) };
    return { sucess: await pay(counter, purchase, { token, brand }) };
  });

  api.handle(startPix, 'in-steps', async ({ body, session, request, ...context }) => {
    expectEmail(session);
    const counter = { ...(await tillOf(context)), notificationUrl: notificationUrl(request.portalUrl) };
    const { idempotencyKey, idShoppingCart, totalPrice } = body;
    const purchase = { idUser: session.idUser, idempotencyKey, idShoppingCart, totalPrice };
    return { success: true as const, payment: await startOwnPix(counter, purchase) };
  });

  api.handle(showPix, 'in-steps', async ({ params, session, ...context }) => {
    const payment = await showOwnPix(await tillOf(context), session.idUser, params.idOrder);
    return { success: true as const, payment };
  });

  api.handle(cancelPix, 'in-steps', async ({ params, session, ...context }) => {
    const payment = await cancelOwnPix(await tillOf(context), session.idUser, params.idOrder);
    return { success: true as const, payment };
  });

  api.handle(receivePaymentNotification, 'in-steps', async ({ query, request, events, ...context }) => {
    const till = await tillOf(context);
    const changed = await receiveNotification(till, { header: request.header, query });
    if (changed) publishOrder(events, changed.idOrder, changed.status);
    return { success: true as const };
  });
}

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { EnvError } from '../../env.ts';
import type { Env } from '../../env.ts';
import { companyOf } from '../identity/index.ts';
import { mercadoPago } from './mercado-pago.adapter.ts';
import type { MercadoPagoAccount } from './mercado-pago.adapter.ts';
import type { PaymentGatewayFactory } from './payment-gateway.port.ts';
import { testGateway } from './test-gateway.adapter.ts';

const filled = z.string().check(z.minLength(1));

/** Accounts by the key of the tenant: `{ "sabermais": { "accessToken": …, "publicKey": …, "webhookSecret": … } }`. */
const accountsSchema = z.record(
  z.string(),
  z.strictObject({ accessToken: filled, publicKey: filled, webhookSecret: filled }),
);

type GatewayEnv = Pick<
  Env,
  'MERCADO_PAGO_ACCOUNTS' | 'MERCADO_PAGO_URL' | 'PAYMENT_STAND_IN_PORT' | 'PAYMENT_STAND_IN_ORIGIN' | 'SECRET'
>;

/** Secret of the stand-in's notifications: one per process, unless the installation has a secret of its own. */
const ownSecret = randomBytes(32).toString('hex');

export function standInSecret({ SECRET }: Pick<Env, 'SECRET'>): string {
  return SECRET ?? ownSecret;
}

/** Returns the origin of the stand-in's own pages; undefined while it is off. */
export function standInOrigin({
  PAYMENT_STAND_IN_PORT: port,
  PAYMENT_STAND_IN_ORIGIN: origin,
}: Pick<Env, 'PAYMENT_STAND_IN_PORT' | 'PAYMENT_STAND_IN_ORIGIN'>): string | undefined {
  if (port === undefined) return undefined;
  return origin === undefined ? `http://localhost:${port}` : new URL(origin).origin;
}

/**
 * Returns the gateways of this installation: Mercado Pago for tenants with an account, the stand-in for the others where
 * it is on. Any other tenant cannot take payments.
 *
 * @throws {EnvError} when the file of accounts cannot be read.
 */
export function installedGateways(env: GatewayEnv): PaymentGatewayFactory {
  const accounts = readAccounts(env.MERCADO_PAGO_ACCOUNTS);
  const origin = standInOrigin(env);
  const standIn = origin === undefined ? null : testGateway({ origin, secret: standInSecret(env) });
  return async (transaction) => {
    const account = accounts.size === 0 ? undefined : accounts.get((await transaction(companyOf)).key);
    if (account) return mercadoPago({ ...account, apiUrl: env.MERCADO_PAGO_URL });
    return standIn === null ? null : standIn(transaction);
  };
}

/** Returns the origins to which pages send cards, for their content security policy. */
export function tokenOrigins(env: GatewayEnv): string[] {
  const standIn = standInOrigin(env);
  return [
    ...(env.MERCADO_PAGO_ACCOUNTS === undefined ? [] : [new URL(env.MERCADO_PAGO_URL).origin]),
    ...(standIn === undefined ? [] : [standIn]),
  ];
}

function readAccounts(path: string | undefined): ReadonlyMap<string, MercadoPagoAccount> {
  if (path === undefined) return new Map();
  try {
    return new Map(Object.entries(accountsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))));
  } catch {
    // The error may quote the file, which contains secrets.
    throw new EnvError(`Configuração inválida:\n  MERCADO_PAGO_ACCOUNTS: não foi possível ler as contas em ${path}.`);
  }
}

import type { Env } from '../env.ts';

type Settings = Pick<
  Env,
  | 'INSTALLATION'
  | 'SECRET'
  | 'SMTP_URL'
  | 'PAYMENT_STAND_IN_PORT'
  | 'MERCADO_PAGO_URL'
  | 'PUBLIC_ORIGIN'
  | 'LIST_TENANTS'
>;

/** Different characters below which a secret was typed rather than generated. */
const leastVariety = 12;
const publicWords = /only-for-tests|changeme|change-me|trocar|example|exemplo|azulejo|password|senha|secret-secret/i;

export function isProduction({ INSTALLATION }: Pick<Env, 'INSTALLATION'>): boolean {
  return INSTALLATION === 'production';
}

/** Returns what the settings have that belongs to a demonstration; each entry names the setting. */
export function demonstrationSettings(env: Settings): string[] {
  const faults: string[] = [];
  if (env.SECRET === undefined) faults.push('SECRET: falta; gere um com `openssl rand -base64 48`');
  else if (isWeakSecret(env.SECRET))
    faults.push('SECRET: é fraco ou um exemplo; gere outro com `openssl rand -base64 48`');
  if (!env.SMTP_URL) faults.push('SMTP_URL: falta; sem ele os e-mails ficam numa pasta e ninguém os recebe');
  if (env.PAYMENT_STAND_IN_PORT !== undefined)
    faults.push('PAYMENT_STAND_IN_PORT: liga os pagamentos de mentira; remova-o');
  if (!env.MERCADO_PAGO_URL.startsWith('https://')) faults.push('MERCADO_PAGO_URL: não usa https');
  if (!env.PUBLIC_ORIGIN?.startsWith('https://')) faults.push('PUBLIC_ORIGIN: falta ou não usa https');
  if (env.LIST_TENANTS) faults.push('LIST_TENANTS: mostra os clientes do servidor a qualquer pessoa; remova-o');
  return faults;
}

export function isWeakSecret(secret: string): boolean {
  return new Set(secret).size < leastVariety || publicWords.test(secret);
}

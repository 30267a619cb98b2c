import { connect } from 'node:net';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { contentNetworkOriginOf, contentOriginOf } from '../env.ts';
import { demonstrationParts } from '../platform/expect-production.service.ts';
import { isProduction } from '../platform/production.rules.ts';
import { lessonSourceOf } from '../platform/storage/content-origin.rules.ts';
import type { Check } from './doctor-check.types.ts';

/** Seconds by which the clocks of this machine and of the database may differ. */
const maxSkew = 30;
const outbox = 'sem envio: ficam na pasta outbox (demonstração)';

/** Checks of what the server needs around itself, and of what a production must not have. */
export const serviceChecks: readonly Check[] = [
  {
    name: 'papel do banco de dados',
    async run({ database }) {
      const { rows } = await sql<{ rolsuper: boolean; rolbypassrls: boolean }>`
        select rolsuper, rolbypassrls from pg_roles where rolname = 'app_tenant'`.execute(database.db);
      const [role] = rows;
      if (!role) throw new Error("falta o papel app_tenant; use 'azulejo migrate'");
      if (role.rolsuper || role.rolbypassrls) throw new Error('app_tenant ignora o isolamento dos clientes');
      return 'app_tenant, isolado por cliente';
    },
  },
  {
    name: 'origens das lições',
    async run({ env }) {
      const { CONTENT_ORIGIN, PUBLIC_ORIGIN } = env;
      const isElsewhere = PUBLIC_ORIGIN !== undefined && new URL(PUBLIC_ORIGIN).hostname !== 'localhost';
      if (isProduction(env) && CONTENT_ORIGIN === undefined && isElsewhere)
        throw new Error(`falta CONTENT_ORIGIN: os navegadores buscariam o conteúdo em ${contentOriginOf(env)}`);
      const origins = [contentOriginOf(env), contentNetworkOriginOf(env) ?? []].flat();
      const shared = origins.find((origin) => lessonSourceOf(origin) === null);
      const advice = 'todos os pacotes SCORM compartilham uma origem; use um endereço com * (https://*.exemplo.net)';
      if (shared !== undefined && isProduction(env)) throw new Error(`${shared}: ${advice}`);
      return shared === undefined ? 'uma por visita' : `${shared}: ${advice}`;
    },
  },
  {
    name: 'relógio',
    async run({ database }) {
      const before = Date.now();
      const { rows } = await sql<{ now: Date | string }>`select clock_timestamp() as now`.execute(database.db);
      const middle = (before + Date.now()) / 2;
      const skew = Math.abs(new Date(rows[0]?.now ?? 0).getTime() - middle) / 1000;
      if (skew > maxSkew) throw new Error(`difere ${Math.round(skew)} s do relógio do banco de dados`);
      return `difere ${skew.toFixed(1)} s do banco de dados`;
    },
  },
  {
    name: 'Redis',
    async run({ redis }) {
      if (!redis) return 'não configurado: só um nó';
      await redis.ping();
      return 'responde';
    },
  },
  {
    name: 'e-mail',
    async run({ env }) {
      if (!env.SMTP_URL) return outbox;
      const { verifySmtp } = await import('../platform/mail/smtp-mailer.adapter.ts');
      await verifySmtp(env.SMTP_URL);
      return new URL(env.SMTP_URL).host;
    },
  },
  {
    name: 'mensagens a celulares',
    async run({ env }) {
      if (env.SMS_URL) return reach(new URL(env.SMS_URL));
      return isProduction(env) ? 'não configuradas: a ativação por PIN responde 503' : outbox;
    },
  },
  {
    name: 'pagamentos',
    async run({ env }) {
      if (env.PAYMENT_STAND_IN_PORT !== undefined) return 'de mentira (demonstração)';
      if (!env.MERCADO_PAGO_ACCOUNTS) return 'não configurados: as lojas não recebem';
      JSON.parse(await readFile(env.MERCADO_PAGO_ACCOUNTS, 'utf8'));
      return reach(new URL(env.MERCADO_PAGO_URL));
    },
  },
  {
    name: 'verificação em duas etapas',
    async run({ env, database }) {
      const apps = await database.db
        .selectFrom('apps')
        .select('key')
        .where('second_factor', '=', 'optional')
        .orderBy('key')
        .execute();
      if (apps.length === 0) return 'exigida de quem administra';
      const found = `não exigida de quem administra: ${apps.map(({ key }) => key).join(', ')} (secondFactor em tenant.yaml)`;
      if (isProduction(env)) throw new Error(found);
      return found;
    },
  },
  {
    name: 'antivírus',
    async run({ storage }) {
      return (await storage.antivirus.check()) ?? 'não configurado (CLAMD_URL)';
    },
  },
  {
    name: 'produção',
    async run(platform) {
      if (!isProduction(platform.env)) return 'não: esta instalação é uma demonstração (INSTALLATION)';
      const parts = await demonstrationParts(platform);
      if (parts.length > 0)
        throw new Error(`há partes de demonstração\n${parts.map((part) => `       - ${part}`).join('\n')}`);
      return 'sim';
    },
  },
];

/** Connects to the port of an address and sends nothing. */
async function reach({ hostname, port, protocol, host }: URL): Promise<string> {
  const socket = connect(Number(port || (protocol === 'https:' ? 443 : 80)), hostname);
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(5000) });
    return `${host} responde`;
  } finally {
    socket.destroy();
  }
}

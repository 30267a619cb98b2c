import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { refuse } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { readRecord, recordColumns } from '../modules/delivery/releases/release-record.schema.ts';
import { activeSigner, publicKeys } from '../modules/delivery/keys/signing-keys.repository.ts';
import type { Check } from './doctor-check.types.ts';
import { serviceChecks } from './service-checks.service.ts';
import type { CommandContext } from './command-context.types.ts';

const checks: readonly Check[] = [
  {
    name: 'banco de dados',
    async run({ database }) {
      await database.execute('select 1');
      return database.engine === 'pglite' ? 'embutido' : 'PostgreSQL';
    },
  },
  {
    name: 'armazenamento',
    async run({ storage, env }) {
      await storage.files.check();
      return env.S3_BUCKET ? `bucket ${env.S3_BUCKET}` : join(env.DATA_DIR, 'files');
    },
  },
  {
    name: 'portal compilado',
    async run({ env }) {
      await access(join(env.SHELL_DIR, 'shell-manifest.json'));
      return env.SHELL_DIR;
    },
  },
  {
    name: 'clientes',
    async run({ database }) {
      const apps = await database.db.selectFrom('apps').select('key').orderBy('key').execute();
      if (apps.length === 0) throw new Error("nenhum; use 'azulejo tenant import <pasta>'");
      return apps.map((app) => app.key).join(', ');
    },
  },
  {
    name: 'módulos remotos publicados',
    async run({ database }) {
      const rows = await database.db
        .selectFrom('channels')
        .select(['remote', 'version'])
        .where('channel', '=', 'stable')
        .execute();
      if (rows.length === 0) throw new Error("nenhum; use 'azulejo remote publish <pasta dist>'");
      return rows.map((row) => `${row.remote}@${row.version}`).join(', ');
    },
  },
  {
    name: 'assinaturas',
    async run(platform) {
      const { db } = platform.database;
      const signer = await db.transaction().execute((transaction) => activeSigner(transaction, platform.secret));
      const unsound = await unsoundReleases(platform);
      if (unsound.length > 0) throw new Error(`não conferem: ${unsound.join(', ')}`);
      return `chave ${signer.id}`;
    },
  },
  ...serviceChecks,
];

/** Returns the releases that a visitor may get and whose signature is invalid. */
async function unsoundReleases({ database }: Platform): Promise<string[]> {
  const [rows, keys] = await Promise.all([
    database.db
      .selectFrom('releases')
      .select(recordColumns)
      .where('state', '=', 'good')
      .orderBy('remote')
      .orderBy('version')
      .execute(),
    publicKeys(database.db),
  ]);
  return rows
    .filter((row) => readRecord(row, keys).kind === 'unsound')
    .map(({ remote, version }) => `${remote}@${version}`);
}

export function addDoctorCommand(program: Command, { terminal, platform }: CommandContext): void {
  program
    .command('doctor')
    .description('confere a instalação')
    .action(async () => {
      const open = await platform();
      let failures = 0;
      for (const check of checks) {
        try {
          terminal.line(`ok     ${check.name}: ${await check.run(open)}`);
        } catch (error) {
          failures += 1;
          terminal.line(`falha  ${check.name}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      if (failures > 0) throw refuse('cli.unhealthy', 500, `${failures} de ${checks.length} verificações falharam.`);
    });
}

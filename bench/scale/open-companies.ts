import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allImporters, buildApp } from '../../api-server/src/app.ts';
import { readEnv } from '../../api-server/src/env.ts';
import { openInstallation } from '../../api-server/src/open-installation.ts';
import { importTenant } from '../../api-server/src/platform/importing/import-tenant.service.ts';
import type { Platform } from '../../api-server/src/platform/platform.ts';
import { inWorkspace } from '../../tools/lib/workspace.ts';

/** Segments of the demo company and of its copy that grows. */
export const small = 'aurora';
export const large = 'aurora-grande';

/** Opens a server in this process, with the demo company and an equal one under another address. */
export async function openCompanies(
  databaseUrl: string,
  dataDirectory: string,
  settings: Readonly<Record<string, string>> = {},
) {
  const platform = await openInstallation(
    readEnv({
      DATABASE_URL: databaseUrl,
      MIGRATE_ON_START: '1',
      DATA_DIR: dataDirectory,
      SHELL_DIR: join(dataDirectory, 'shell'),
      LOG_LEVEL: 'error',
      PORT: '0',
      ...settings,
    }),
  );
  const app = await buildApp(platform);
  await app.ready();
  return {
    app,
    platform,
    async close() {
      await app.close();
      await platform.close();
    },
  };
}

export async function importCompanies(platform: Platform): Promise<void> {
  await importTenant(platform, allImporters, inWorkspace('demo', small));
  const copy = mkdtempSync(join(tmpdir(), 'azulejo-scale-'));
  try {
    cpSync(inWorkspace('demo', small), copy, { recursive: true });
    const file = join(copy, 'tenant.yaml');
    const address = /^(key|segment|path|acronym): aurora$/gm;
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(address, `$1: ${large}`));
    await importTenant(platform, allImporters, copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

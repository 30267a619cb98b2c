import { demonstrationSettings, isProduction } from './production.rules.ts';
import type { Platform } from './platform.ts';
import { StartError, exitCodes } from './start-error.types.ts';

/** Returns everything of a demonstration in this installation: settings, and imported demo companies. */
export async function demonstrationParts({ env, database }: Pick<Platform, 'env' | 'database'>): Promise<string[]> {
  const demos = await database.db.selectFrom('apps').select('key').where('demonstration', '=', true).execute();
  return [
    ...demonstrationSettings(env),
    ...demos.map(({ key }) => `cliente '${key}': é de demonstração, com senhas conhecidas; use outro banco de dados`),
  ];
}

/** Refuses to serve an installation that is declared as production and has parts of a demonstration. */
export async function expectProduction(platform: Platform): Promise<void> {
  if (!isProduction(platform.env)) {
    platform.log.warn('demonstration: this installation is not declared as production (INSTALLATION=production)');
    return;
  }
  const parts = await demonstrationParts(platform);
  if (parts.length === 0) return;
  const list = parts.map((part) => `  ${part}`).join('\n');
  throw new StartError(
    exitCodes.demonstration,
    `Esta instalação é de produção (INSTALLATION=production), mas tem partes de uma demonstração:\n${list}\nNada foi alterado.`,
  );
}

import { readEnv } from '../env.ts';
import { openInstallation } from '../open-installation.ts';
import type { Platform } from '../platform/platform.ts';
import { makeTenant, makeUser } from './factories.ts';
import type { TestTenant, TestUser } from './factories.ts';
import { runAzulejo } from './run-azulejo.ts';

/**
 * Opens an installation that no server has open, works on it and closes it. Several commands in one go take less than
 * half of the time that a process for each takes.
 */
export async function onInstallation<T>(
  settings: Readonly<Record<string, string>>,
  work: (platform: Platform) => Promise<T>,
): Promise<T> {
  const platform = await openInstallation(readEnv({ ...settings, NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  try {
    return await work(platform);
  } finally {
    await platform.close();
  }
}

/** Runs an `azulejo` command on an open platform and returns its output. Throws when the command fails. */
export async function succeed(platform: Platform, ...argv: string[]): Promise<string> {
  const { code, out, error } = await runAzulejo({ platform }, ...argv);
  if (code !== 0) throw new Error(`azulejo ${argv.join(' ')} ended with ${code}: ${error}`);
  return out;
}

/** Creates a company that `portalClient` finds by its segment, with people who log in with `testPassword`. */
export async function makeCompany(
  platform: Platform,
  segment: string,
  usernames: readonly string[] = [],
): Promise<{ tenant: TestTenant; people: TestUser[] }> {
  const app = { key: segment, name: `Empresa ${segment}`, segment, path: segment, acronym: segment, host: 'localhost' };
  const tenant = await makeTenant(platform, { app });
  const people: TestUser[] = [];
  for (const username of usernames)
    people.push(await makeUser(platform, tenant, { username, email: `${username}@${segment}.com.br` }));
  return { tenant, people };
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LogFile } from '../../tools/lib/log-file.ts';
import { mustRunNode } from '../../tools/lib/programs.ts';
import { step } from '../../tools/lib/steps.ts';
import { inWorkspace } from '../../tools/lib/workspace.ts';
import { RELEASE_FILE } from '../../tools/release/index.ts';
import { inputsHash } from '../../tools/webpack/inputs-hash.ts';

/** Remotes built by other bundlers, in addition to the portal's own. */
const fixtures = ['remote-rspack', 'remote-vite'] as const;

export const fixtureFolder = (name: (typeof fixtures)[number]): string => inWorkspace('e2e/fixtures', name);

/** Returns the folder for `azulejo remote publish`; global-setup.ts has built it. */
export const fixtureBuild = (name: (typeof fixtures)[number]): string => `${fixtureFolder(name)}/dist`;

/** Builds the remotes whose inputs have changed. */
export async function buildChangedFixtures(log: LogFile): Promise<void> {
  const changed = fixtures.filter((name) => !isBuilt(name));
  if (changed.length === 0) return;
  await step(`build ${changed.join(', ')}`, async () => {
    for (const name of changed) {
      const hash = inputsHash(fixtureFolder(name));
      rmSync(stampOf(name), { force: true });
      // Retries once: Vite's build rarely fails on CI, never reproducibly. The log has its output, and a second failure is reported.
      await buildOf(name, log).catch(() => buildOf(name, log));
      mkdirSync(dirname(stampOf(name)), { recursive: true });
      writeFileSync(stampOf(name), hash);
    }
  });
}

function buildOf(name: string, log: LogFile): Promise<string> {
  return mustRunNode(`The build of ${name}`, ['build.ts'], {
    log,
    cwd: inWorkspace('e2e/fixtures', name),
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

function isBuilt(name: (typeof fixtures)[number]): boolean {
  return (
    existsSync(`${fixtureBuild(name)}/${RELEASE_FILE}`) &&
    existsSync(stampOf(name)) &&
    readFileSync(stampOf(name), 'utf8') === inputsHash(fixtureFolder(name))
  );
}

const stampOf = (name: string): string => inWorkspace('.build/stamps', name);

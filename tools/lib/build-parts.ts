import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inputsHash } from '../webpack/inputs-hash.ts';
import { inParallel } from './in-parallel.ts';
import type { LogFile } from './log-file.ts';
import { asOnlyBuilder } from './one-builder.ts';
import { mustRunNode } from './programs.ts';
import { step } from './steps.ts';
import { builtParts, inWorkspace } from './workspace.ts';

/** Builds the parts whose inputs have changed since their last successful build. */
export async function buildChangedParts(log: LogFile, parts: readonly string[] = builtParts): Promise<void> {
  if (parts.every(isBuilt)) return;
  await asOnlyBuilder(() =>
    buildParts(
      parts.filter((part) => !isBuilt(part)),
      log,
    ),
  );
}

async function buildParts(changed: readonly string[], log: LogFile): Promise<void> {
  if (changed.length === 0) return;
  await step(
    `build ${changed.length === builtParts.length ? 'shell and remotes' : changed.join(', ')}`,
    async (note) => {
      let built = 0;
      const noteProgress = (): void => note(`${built} of ${changed.length}`);
      noteProgress();
      await inParallel(changed, 2, async (part) => {
        await buildPart(part, log);
        built += 1;
        noteProgress();
      });
    },
  );
}

async function buildPart(part: string, log: LogFile): Promise<void> {
  const hash = inputsHash(inWorkspace(part));
  rmSync(stampOf(part), { force: true });
  await mustRunNode(`The build of ${part}`, ['tools/webpack/build.ts', part], {
    log,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  mkdirSync(dirname(stampOf(part)), { recursive: true });
  writeFileSync(stampOf(part), hash);
}

function isBuilt(part: string): boolean {
  const product = inWorkspace(part, 'dist', part === 'host-shell' ? 'shell-manifest.json' : 'azulejo-release.json');
  return (
    existsSync(product) &&
    existsSync(stampOf(part)) &&
    readFileSync(stampOf(part), 'utf8') === inputsHash(inWorkspace(part))
  );
}

/** Returns the path of the stamp file: the input hash of the part's last build. */
export const stampOf = (part: string): string => inWorkspace('.build/stamps', part);

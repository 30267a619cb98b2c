import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stampOf } from '../lib/build-parts.ts';
import { asOnlyBuilder } from '../lib/one-builder.ts';
import { Fault } from '../lib/steps.ts';
import { inWorkspace, serverBundle } from '../lib/workspace.ts';

/** Inputs of the bundle. The lock file states the versions of the packages. */
const inputs = [
  'api-server/src',
  'api-server/package.json',
  'shared-kit/contracts/src',
  'shared-kit/contracts/package.json',
  'tools/server',
  'pnpm-lock.yaml',
];

const stamp = stampOf('api-server');

/**
 * Builds the bundle of the server when its inputs have changed since the last successful build. Silent by itself;
 * `around` may show the build as a step.
 */
export async function buildServer(
  around: (build: () => Promise<void>) => Promise<void> = (run) => run(),
): Promise<void> {
  if (isBuilt()) return;
  await asOnlyBuilder(async () => {
    // Another process may have built it in the meantime.
    if (isBuilt()) return;
    const hash = inputsHash();
    rmSync(stamp, { force: true });
    await around(build);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
  });
}

async function build(): Promise<void> {
  const { bundleServer } = await import('./bundle.ts');
  await bundleServer().catch((error: unknown) => {
    throw new Fault('The build of the server failed.', error instanceof Error ? error.message : String(error));
  });
}

function isBuilt(): boolean {
  return existsSync(join(serverBundle, 'main.js')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsHash();
}

function inputsHash(): string {
  const hash = createHash('sha256');
  for (const input of inputs)
    for (const file of filesOf(input))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(inWorkspace(file)))
        .update('\0');
  return hash.digest('hex');
}

/** Returns the files of a folder that can be part of the bundle, sorted. */
function filesOf(input: string): string[] {
  if (!statSync(inWorkspace(input)).isDirectory()) return [input];
  return readdirSync(inWorkspace(input), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[a-z]+$/.test(file) && !/\.(test|fixtures)\.ts$|(^|\/)test\//.test(file))
    .map((file) => `${input}/${file}`)
    .toSorted();
}

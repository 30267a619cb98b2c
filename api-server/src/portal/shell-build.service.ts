import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellCapabilitiesSchema } from '@shared-kit/contracts/delivery';
import * as z from 'zod/mini';
import { StartError, exitCodes } from '../platform/start-error.types.ts';

/** Manifest of the shell's build (tools/webpack/host-config.ts writes it). Paths are relative to `/_shell/`. */
const shellBuildSchema = z.object({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  fonts: z.array(z.string()),
  portal: z.array(z.string()),
  login: z.array(z.string()),
  guardScript: z.string(),
  inlineScript: z.string(),
  /** Features that the shell offers to remotes. */
  capabilities: shellCapabilitiesSchema,
  /** SRI hash of every script and stylesheet. */
  files: z.record(z.string(), z.string()),
});

export type ShellBuild = z.infer<typeof shellBuildSchema>;

/** Returns a reader of the build in a folder, which reads it again only when it has changed. */
export function shellBuildIn(folder: string): () => Promise<ShellBuild> {
  const path = join(folder, 'shell-manifest.json');
  let known: { changed: number; build: ShellBuild } | undefined;
  return async () => {
    const changed = changeTimeOf(path);
    if (known?.changed !== changed)
      known = { changed, build: shellBuildSchema.parse(JSON.parse(await readFile(path, 'utf8'))) };
    return known.build;
  };
}

/** Asks synchronously: each document asks, and the way to the thread pool and back takes ten times as long. */
function changeTimeOf(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch (cause) {
    throw new StartError(exitCodes.usage, `O portal ainda não foi compilado: ${path} não existe.`, { cause });
  }
}

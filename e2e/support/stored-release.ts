import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { RELEASE_FILE } from '../../tools/release/index.ts';
import type { FinishedBuild } from '../../tools/release/index.ts';

/** Reads the release record of a build. */
export function releaseIn(
  build: string,
): Omit<FinishedBuild, 'dist'> & { readonly files: Readonly<Record<string, string>> } {
  return JSON.parse(readFileSync(join(build, RELEASE_FILE), 'utf8')) as ReturnType<typeof releaseIn>;
}

const variants = [
  { suffix: '', pack: (body: Buffer): Buffer => body },
  { suffix: '.br', pack: (body: Buffer): Buffer => brotliCompressSync(body) },
  { suffix: '.gz', pack: (body: Buffer): Buffer => gzipSync(body) },
];

/** Published release in a portal's storage. */
export function storedRelease(
  dataDirectory: string,
  { remote, version }: { readonly remote: string; readonly version: string },
) {
  const pathOf = (file: string): string => join(dataDirectory, 'files/remotes', remote, version, file);
  return {
    /** Changes a file and its compressed copies without the registry; returns a function that restores them. */
    change(file: string, change: (body: Buffer) => Buffer): () => void {
      const stored = variants.map(({ suffix }) => readFileSync(pathOf(file + suffix)));
      const changed = change(stored[0] ?? Buffer.alloc(0));
      for (const { suffix, pack } of variants) writeFileSync(pathOf(file + suffix), pack(changed));
      return () => variants.forEach(({ suffix }, index) => writeFileSync(pathOf(file + suffix), stored[index] ?? ''));
    },
  };
}

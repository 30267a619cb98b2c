import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { refuse } from '../errors.ts';
import type { Refusal } from '../errors.ts';
import { hashOf } from './hashed-file.adapter.ts';
import { fileLineSchema, filesFolder, manifestFile, manifestSchema } from './manifest.schema.ts';
import type { FileLine, Manifest } from './manifest.schema.ts';

/** Reads the manifest and checks every byte that it names, before anything is changed. */
export async function readBackup(folder: string): Promise<{ manifest: Manifest; files: FileLine[] }> {
  const manifest = await readManifest(folder);
  for (const { file, sha256 } of [...Object.values(manifest.tables), manifest.files]) {
    if ((await hashOf(join(folder, file)).catch(() => '')) !== sha256) throw damaged(file);
  }
  const files: FileLine[] = [];
  for await (const line of linesOf(join(folder, manifest.files.file)))
    files.push(fileLineSchema.parse(JSON.parse(line)));
  for (const { key, size, sha256 } of files) {
    const path = join(folder, filesFolder, key);
    const found = await stat(path).catch(() => null);
    if (found?.size !== size || (await hashOf(path)) !== sha256) throw damaged(`${filesFolder}/${key}`);
  }
  return { manifest, files };
}

/** Returns the lines of a compressed text. */
export function linesOf(path: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity });
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => null);
  if (text === null)
    throw refuse('backup.unfinished', 400, `A pasta ${folder} não contém uma cópia completa (falta ${manifestFile}).`);
  const parsed = manifestSchema.safeParse(jsonOf(text));
  if (!parsed.success) throw damaged(manifestFile);
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function damaged(file: string): Refusal {
  return refuse('backup.damaged', 409, `A cópia está danificada: ${file} não confere. Nada foi alterado.`);
}

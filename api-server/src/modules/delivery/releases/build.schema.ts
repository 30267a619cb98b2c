import { builtReleaseSchema } from '@shared-kit/contracts/delivery';
import type { BuiltRelease } from '@shared-kit/contracts/delivery';
import { refuse } from '../../../platform/errors.ts';
import type { Refusal } from '../../../platform/errors.ts';
import { hasHash } from './file-hash.rules.ts';

/** All files of a build by path, from a folder or from HTTP. */
export type BuildFiles = ReadonlyMap<string, Buffer>;

/** A checked build: exactly the files that it lists, each with the bytes that it was built with. */
export interface Build {
  readonly release: BuiltRelease;
  readonly files: BuildFiles;
}

export const recordFile = 'azulejo-release.json';

const megabyte = 1024 * 1024;
export const buildLimits = { files: 1_000, fileBytes: 8 * megabyte, bytes: 40 * megabyte };

/** Relative path without `..`, in characters that every storage and address accepts. */
const plainPath = /^[\w@-][\w.@+-]*(?:\/[\w@-][\w.@+-]*)*$/;

/** Parses the build's record. `text` is its `azulejo-release.json`. */
export function readBuiltRelease(text: string): BuiltRelease {
  const parsed = builtReleaseSchema.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  throw invalidBuild(
    `${recordFile} não é válido:\n${parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n')}`,
  );
}

/** Rejects a build with files that are missing, changed, unlisted, too large or in the wrong place. */
export function checkedBuild(release: BuiltRelease, files: BuildFiles): Build {
  refuseBadNames(release);
  const listed = Object.entries(release.files);
  if (listed.length > buildLimits.files) throw tooLarge(`Uma compilação tem no máximo ${buildLimits.files} arquivos.`);
  let bytes = 0;
  for (const [name, expected] of listed) {
    if (!plainPath.test(name) || name.length > 200)
      throw invalidBuild(`'${name}' não é um caminho dentro da compilação.`);
    const body = files.get(name);
    if (!body) throw refuse('registry.missing-file', 400, `'${name}' consta da compilação e não existe.`);
    if (body.length > buildLimits.fileBytes)
      throw tooLarge(`'${name}' passa de ${buildLimits.fileBytes / megabyte} MB.`);
    bytes += body.length;
    if (!hasHash(body, expected))
      throw refuse('registry.wrong-hash', 400, `'${name}' não confere com o hash da compilação.`);
  }
  if (bytes > buildLimits.bytes) throw tooLarge(`Uma compilação tem no máximo ${buildLimits.bytes / megabyte} MB.`);
  const more = [...files.keys()].find((name) => !Object.hasOwn(release.files, name));
  if (more !== undefined)
    throw refuse('registry.unlisted-file', 400, `'${more}' está na pasta e não consta da compilação.`);
  return { release, files };
}

const names = {
  remote: /^[a-z][a-z0-9-]{1,39}$/,
  version: /^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?$/,
  container: /^[A-Za-z_$][\w$]*$/,
};

function refuseBadNames({ remote, version, container, entry, files, preloads, manifest }: BuiltRelease): void {
  if (!names.remote.test(remote)) throw invalidBuild(`'${remote}' não é nome de um módulo remoto.`);
  if (!names.version.test(version) || version.length > 100)
    throw invalidBuild(`'${version}' não é uma versão como 1.4.0.`);
  if (!names.container.test(container)) throw invalidBuild(`'${container}' não é nome de um contêiner.`);
  if (manifest.id !== remote) throw invalidBuild(`O manifesto é de '${manifest.id}' e a compilação, de '${remote}'.`);
  if (!Object.hasOwn(files, entry))
    throw invalidBuild(`A entrada '${entry}' não está entre os arquivos da compilação.`);
  const stray = Object.values(preloads)
    .flat()
    .find((name) => !Object.hasOwn(files, name));
  if (stray !== undefined)
    throw invalidBuild(`'${stray}' é carregado antes e não está entre os arquivos da compilação.`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalidBuild(`${recordFile} não é JSON.`);
  }
}

function invalidBuild(message: string): Refusal {
  return refuse('registry.invalid-build', 400, message);
}

function tooLarge(message: string): Refusal {
  return refuse('registry.too-large', 413, message);
}

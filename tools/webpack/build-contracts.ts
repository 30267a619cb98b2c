import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { canonicalJson } from '@shared-kit/contracts/delivery';
import type { RemoteManifestInput, Requirements, ShellCapabilities } from '@shared-kit/contracts/delivery';

/** Computes what a build requires of others and offers them, for remotes of any bundler and for the shell. */

type Digests = Record<string, string>;

interface ContractDigests {
  readonly events: Digests;
  readonly slots: Digests;
}

/** Manifest of the shell (`host-shell/src/manifest.ts`). */
export interface ShellManifest {
  readonly contracts: readonly number[];
  readonly emits: readonly string[];
  readonly listens: readonly string[];
  readonly slots: readonly string[];
}

/**
 * Returns what a remote's build requires from the page.
 * @param shared the shared modules that the build imports.
 */
export async function requirementsOf(
  directory: string,
  manifest: RemoteManifestInput,
  shared: readonly string[],
): Promise<Requirements> {
  const { events, slots } = await contractDigests();
  const ranges = Object.entries(versionsOf(directory, shared)).map(
    ([module, version]) => [module, rangeFor(version)] as const,
  );
  return {
    shared: Object.fromEntries(ranges),
    emits: pick(events, manifest.emits),
    listens: pick(events, manifest.listens),
    slots: pick(
      slots,
      manifest.slots.map(({ slot }) => slot),
    ),
    opens: pick(
      slots,
      Object.keys(slots).filter((slot) => slot.startsWith(`${manifest.module}.`)),
    ),
  };
}

/** Returns what the shell's build offers. */
export async function shellCapabilitiesOf(
  directory: string,
  version: string,
  manifest: ShellManifest,
  shared: readonly string[],
): Promise<ShellCapabilities> {
  const { events, slots } = await contractDigests();
  return {
    version,
    contracts: [...manifest.contracts],
    shared: versionsOf(directory, shared),
    emits: pick(events, manifest.emits),
    listens: pick(events, manifest.listens),
    slots: pick(slots, manifest.slots),
  };
}

const contractsIndex = createRequire(import.meta.url).resolve('@shared-kit/contracts/core');
const contractsFolder = dirname(dirname(contractsIndex));
let known: Promise<ContractDigests> | undefined;

/** Returns the digest of every event payload and of every slot's props in the kit's contracts, by name. */
export function contractDigests(): Promise<ContractDigests> {
  known ??= readContracts();
  return known;
}

async function readContracts(): Promise<ContractDigests> {
  const domains = readdirSync(contractsFolder).filter((name) =>
    existsSync(join(contractsFolder, name, basename(contractsIndex))),
  );
  const loaded = domains.map(
    (domain) =>
      import(pathToFileURL(join(contractsFolder, domain, basename(contractsIndex))).href) as Promise<
        Record<string, unknown>
      >,
  );
  const found = (await Promise.all(loaded)).flatMap((module) => Object.values(module));
  return { events: digestsOf(found, 'payload'), slots: digestsOf(found, 'props') };
}

function digestsOf(found: readonly unknown[], part: 'payload' | 'props'): Digests {
  const contracts = found.filter((each): each is { name: string } & Record<typeof part, z.ZodMiniType> =>
    isContract(each, part),
  );
  return Object.fromEntries(contracts.map((contract) => [contract.name, schemaDigest(contract[part])]));
}

function isContract(value: unknown, part: string): boolean {
  return (
    typeof value === 'object' && value !== null && part in value && 'name' in value && typeof value.name === 'string'
  );
}

/**
 * Returns the digest of a schema. It is equal for schemas that accept and return the same values, however they are
 * written.
 */
export function schemaDigest(schema: z.ZodMiniType): string {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return createHash('sha256')
    .update(canonicalJson(withSortedNames(json)))
    .digest('hex')
    .slice(0, 16);
}

/** Sorts `required`, which lists the fields in the order in which they were written. */
function withSortedNames(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withSortedNames);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      key === 'required' && Array.isArray(value) ? value.toSorted() : withSortedNames(value),
    ]),
  );
}

function pick(digests: Digests, names: readonly string[]): Digests {
  return Object.fromEntries(names.flatMap((name) => (digests[name] === undefined ? [] : [[name, digests[name]]])));
}

/** Returns the version of each shared module, as installed for the part in this folder. */
function versionsOf(directory: string, shared: readonly string[]): Record<string, string> {
  const versions = shared.toSorted().map((module) => [module, installedVersion(directory, packageOf(module))] as const);
  return Object.fromEntries(versions.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}

function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

function installedVersion(directory: string, name: string): string | undefined {
  const path = join(directory, 'node_modules', name, 'package.json');
  if (existsSync(path)) return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
  const parent = dirname(directory);
  return parent === directory ? undefined : installedVersion(parent, name);
}

/** Returns the accepted range. The build may use additions of its minor version; patches add nothing. */
function rangeFor(version: string): string {
  const [major = '0', minor = '0'] = version.split('.');
  return `^${major}.${minor}.0`;
}

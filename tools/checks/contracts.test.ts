import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Endpoint, EventContract, SlotContract } from '../../shared-kit/contracts/src/core/index.ts';
import { remoteManifestSchema } from '../../shared-kit/contracts/src/delivery/index.ts';
import type { RemoteManifest } from '../../shared-kit/contracts/src/delivery/index.ts';
import { inWorkspace, remotes } from '../lib/workspace.ts';

const contracts: unknown[] = [];
const manifests: RemoteManifest[] = [];

beforeAll(async () => {
  const folder = inWorkspace('shared-kit/contracts/src');
  for (const domain of readdirSync(folder)) {
    const module = (await import(pathToFileURL(`${folder}/${domain}/index.ts`).href)) as Record<string, unknown>;
    contracts.push(...Object.values(module));
  }
  for (const remote of remotes) {
    const { manifest } = (await import(pathToFileURL(inWorkspace(remote, 'src/manifest.ts')).href)) as {
      manifest: unknown;
    };
    manifests.push(remoteManifestSchema.parse(manifest));
  }
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const endpoints = (): Endpoint[] =>
  contracts.filter((each) => isObject(each) && 'method' in each && 'reply' in each) as unknown as Endpoint[];
const events = (): EventContract[] =>
  contracts.filter((each) => isObject(each) && 'payload' in each && 'replay' in each) as unknown as EventContract[];
const slots = (): SlotContract[] =>
  contracts.filter((each) => isObject(each) && 'props' in each && 'name' in each) as unknown as SlotContract[];

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('every endpoint has a unique id and address', () => {
  expect(endpoints().length).toBeGreaterThan(0);
  expect(repeated(endpoints().map(({ id }) => id))).toEqual([]);
  expect(repeated(endpoints().map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`))).toEqual([]);
});

test('endpoints are named <domain>.<verb-noun> and have a summary and coded refusals', () => {
  const ill = endpoints().filter(
    ({ id, path, summary, errors }) =>
      !/^[a-z-]+\.[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ||
      !path.startsWith('/') ||
      summary === '' ||
      Object.keys(errors ?? {}).some((code) => !/^([a-z-]+\.)*[a-z0-9-]+$|^[A-Z_]+$/.test(code)),
  );
  expect(ill.map(({ id }) => id)).toEqual([]);
});

test('path params are declared', () => {
  const ill = endpoints().filter(({ path, params }) => /:\w+/.test(path) && !params);
  expect(ill.map(({ id }) => id)).toEqual([]);
});

test('events and slots have a unique name of the form <owner>.<name>.v<n>', () => {
  const names = [...events(), ...slots()].map(({ name }) => name);
  expect(names.filter((name) => !/^[a-z]+\.[a-z]+(-[a-z]+)*\.v\d+$/.test(name))).toEqual([]);
  expect(repeated(names)).toEqual([]);
});

test('manifests name only slots and events that have a contract', () => {
  const known = new Set([...events(), ...slots()].map(({ name }) => name));
  const unknown = manifests.flatMap(({ id, slots: fillers, emits, listens }) =>
    [...fillers.map(({ slot }) => slot), ...emits, ...listens]
      .filter((name) => !known.has(name))
      .map((name) => `${id}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('no two remotes declare the same route or menu entry', () => {
  const shape = (path: string): string => path.toLowerCase().replaceAll(/:\w+\??/g, ':');
  for (const home of ['blocks', 'sections']) {
    const claimed = manifests.flatMap(({ routes }) => {
      const shown = routes.filter(({ when }) => (when?.homeModule ?? home) === home);
      return [...new Set(shown.map(({ path }) => shape(path)))];
    });
    expect(repeated(claimed)).toEqual([]);
  }
  expect(repeated(manifests.flatMap(({ menu }) => menu.map(({ id }) => id)))).toEqual([]);
});

test("a manifest's id is its folder's name", () => {
  expect(manifests.map(({ id }) => id)).toEqual([...remotes]);
});

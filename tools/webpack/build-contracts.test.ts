import * as z from 'zod/mini';
import { inWorkspace } from '../lib/workspace.ts';
import { contractDigests, requirementsOf, schemaDigest, shellCapabilitiesOf } from './build-contracts.ts';

test('a digest depends on the values that a schema accepts, not on how it is written', () => {
  const first = schemaDigest(z.object({ id: z.int(), name: z.string() }));
  expect(schemaDigest(z.object({ name: z.string(), id: z.int() }))).toBe(first);
  expect(schemaDigest(z.object({ id: z.int(), name: z.optional(z.string()) }))).not.toBe(first);
  expect(schemaDigest(z.object({ id: z.string(), name: z.string() }))).not.toBe(first);
});

test('every event and slot of the kit’s contracts has a digest by name', async () => {
  const { events, slots } = await contractDigests();
  expect(Object.keys(events)).toEqual(
    expect.arrayContaining(['platform.points-earned.v1', 'store.cart-changed.v1', 'learning.content-completed.v1']),
  );
  expect(Object.keys(slots)).toEqual(expect.arrayContaining(['shell.home.v1', 'shell.header-actions.v1']));
  expect([...Object.values(events), ...Object.values(slots)].every((digest) => /^[0-9a-f]{16}$/.test(digest))).toBe(
    true,
  );
});

test('a build requires the installed minor version or newer, and the schemas of its build', async () => {
  const { events, slots } = await contractDigests();
  const manifest = {
    id: 'mfe-test',
    module: 'store',
    contract: 1 as const,
    routes: [],
    menu: [],
    slots: [{ slot: 'shell.home.v1', component: 'home' }],
    emits: ['store.cart-changed.v1', 'test.unknown.v1'],
    listens: [],
  };
  const requires = await requirementsOf(inWorkspace('mfe-store'), manifest, [
    'react',
    'react/jsx-runtime',
    '@shared-kit/ui',
    'not-installed',
  ]);
  expect(requires).toEqual({
    shared: { react: '^19.3.0', 'react/jsx-runtime': '^19.3.0', '@shared-kit/ui': '^0.1.0' },
    emits: { 'store.cart-changed.v1': events['store.cart-changed.v1'] },
    listens: {},
    slots: { 'shell.home.v1': slots['shell.home.v1'] },
    opens: {},
  });
});

test('the shell offers the versions that it was built with', async () => {
  const capabilities = await shellCapabilitiesOf(
    inWorkspace('host-shell'),
    '9.9.9',
    { contracts: [1], emits: [], listens: [], slots: ['shell.home.v1'] },
    ['react', '@shared-kit/ui'],
  );
  expect(capabilities).toMatchObject({
    version: '9.9.9',
    contracts: [1],
    shared: { react: expect.stringMatching(/^19\./), '@shared-kit/ui': '0.1.0' },
  });
  expect(Object.keys(capabilities.slots)).toEqual(['shell.home.v1']);
});

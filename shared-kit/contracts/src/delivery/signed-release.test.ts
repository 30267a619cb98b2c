import { releaseSchema } from './composition.schema.ts';
import { canonicalJson, signedText } from './signed-release.ts';

const release = releaseSchema.parse({
  remote: 'mfe-store',
  version: '1.4.0',
  baseUrl: '/_remotes/mfe-store/1.4.0/',
  entry: 'remoteEntry.js',
  container: 'mfe_store_1_4_0',
  files: { 'b.js': 'sha384-b', 'a.js': 'sha384-a' },
  preloads: { '*': ['b.js'] },
  manifest: { id: 'mfe-store', module: 'store', contract: 1, routes: [], menu: [], slots: [], emits: [], listens: [] },
});

test('serialises canonical JSON independent of field order, and keeps the order of lists', () => {
  expect(canonicalJson({ b: [2, { d: 1, c: null }], a: 'é"', A: undefined })).toBe(
    '{"a":"é\\"","b":[2,{"c":null,"d":1}]}',
  );
  expect(canonicalJson({ x: 1, y: 2 })).toBe(canonicalJson({ y: 2, x: 1 }));
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});

test('keeps the signed text after transport, whatever the field order', () => {
  const turned = Object.fromEntries(
    Object.entries(JSON.parse(JSON.stringify(release)) as object).toReversed(),
  ) as typeof release;
  expect(signedText(turned)).toBe(signedText(release));
});

test('signs every byte and the manifest, but not the address or recipient of a release', () => {
  const changed = [
    { ...release, version: '1.4.1' },
    { ...release, files: { ...release.files, 'a.js': 'sha384-x' } },
    { ...release, format: 'module' as const },
    { ...release, manifest: { ...release.manifest, module: 'content' } },
  ];
  for (const other of changed) expect(signedText(other)).not.toBe(signedText(release));
  expect(signedText({ ...release, baseUrl: 'https://cdn.example/', channel: 'canary' } as typeof release)).toBe(
    signedText(release),
  );
});

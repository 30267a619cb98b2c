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

test('canonical JSON does not depend on the order of fields, and keeps that of lists', () => {
  expect(canonicalJson({ b: [2, { d: 1, c: null }], a: 'é"', A: undefined })).toBe(
    '{"a":"é\\"","b":[2,{"c":null,"d":1}]}',
  );
  expect(canonicalJson({ x: 1, y: 2 })).toBe(canonicalJson({ y: 2, x: 1 }));
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});

test('the signed text survives the wire, whatever order its fields come in', () => {
  const turned = Object.fromEntries(
    Object.entries(JSON.parse(JSON.stringify(release)) as object).toReversed(),
  ) as typeof release;
  expect(signedText(turned)).toBe(signedText(release));
});

test('it covers every byte and the manifest, and not where or to whom the release is served', () => {
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

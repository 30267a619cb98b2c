import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectPackage } from './inspect-package.service.ts';
import { manifest12, package12, zipOf } from '../test/package-factory.ts';
import {
  cluster,
  flow,
  limits,
  manifestOf,
  post,
  pre,
  rollup,
  rollupRule,
  rules,
  sco,
  shared,
} from '../test/sequenced-course.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'azulejo-inspect-'))));
afterAll(() => rm(folder, { recursive: true }));

async function inspect(zip: Buffer) {
  const path = join(folder, 'pacote.zip');
  await writeFile(path, zip);
  return inspectPackage(path);
}

test('says what a package is, which rules it uses and what it needs', async () => {
  const prerequisite = '<adlcp:prerequisites type="aicc_script">A</adlcp:prerequisites>';
  const manifest = manifest12({ A: {}, B: { extra: prerequisite } }).replace(
    /(href="A\.html")\/>/,
    '$1><file href="A.html"/><file href="falta.js"/></resource>',
  );
  const report = await inspect(
    zipOf({
      'imsmanifest.xml': manifest,
      'A.html': `<img src="/logo.png"><script src="https://cdn.example.com/x.js"></script><script>fetch('https://api.example.com')</script>`,
      'B.html': `<html xmlns="http://www.w3.org/1999/xhtml"><script>localStorage.x = 1; window.open('c.html')</script>`,
      'guia.pdf': '',
      'velho.swf': '',
    }),
  );
  expect(report).toMatchObject({
    refusal: '',
    version: '1.2',
    title: 'Curso',
    lessons: 2,
    files: 5,
    encodings: { manifest: 'utf-8', names: 'utf-8' },
    rules: ['prerequisites'],
    missing: ['falta.js'],
    hosts: ['api.example.com', 'cdn.example.com'],
    absolute: ['A.html'],
  });
  expect(report.differences).toEqual([
    expect.stringContaining('não se conectam'),
    expect.stringContaining('só para a visita'),
    expect.stringContaining('Janelas'),
    expect.stringContaining('PDFs são baixados'),
    expect.stringContaining('Flash'),
  ]);
});

test('says which rules of an accepted package are not carried out', async () => {
  const odd = manifestOf(
    [
      sco('A', limits({ attemptLimit: 2, beginTimeLimit: '2000-01-01T00:00:00' }), rules(pre('skip', ['sorted']))),
      sco('B', rules(post('fly', ['always'])), rollup({}, rollupRule('maybe', ['completed']))),
      '<item identifier="C" identifierref="R"><title>C</title><adlcp:prerequisites>A</adlcp:prerequisites></item>',
    ],
    [flow],
  ).replace('</organization>', '</organization><organization identifier="O2"><title>Outra</title></organization>');
  const { refusal, differences } = await inspect(zipOf({ 'imsmanifest.xml': odd, 'licao.html': '' }));
  expect([refusal, ...differences]).toEqual([
    '',
    'O pacote tem 2 organizações, e só a padrão é usada.',
    "O limite 'beginTimeLimit' não é cumprido.",
    "A condição 'sorted' de uma regra nunca vale.",
    expect.stringMatching(/^A regra com a ação 'fly' não é cumprida/),
    expect.stringMatching(/^A regra com a ação 'maybe' não é cumprida/),
    'Pré-requisitos não valem em um pacote que define a ordem das lições por regras.',
  ]);
});

test('SN 3.5.2: names a time limit of a folder, and none of a lesson', async () => {
  const timed = limits({ attemptAbsoluteDurationLimit: 'PT20S' });
  const differencesOf = async (manifest: string) =>
    (await inspect(zipOf({ 'imsmanifest.xml': manifest, 'licao.html': '' }))).differences;
  expect(await differencesOf(manifestOf([sco('A', timed), sco('B')], [flow]))).toEqual([]);
  const ofFolder = [expect.stringMatching(/^O limite 'attemptAbsoluteDurationLimit' de um grupo/)];
  expect(await differencesOf(manifestOf([cluster('M', [sco('A')], timed), sco('B')], [flow]))).toEqual(ofFolder);
  expect(await differencesOf(manifestOf([sco('A'), sco('B')], [flow, shared('T')], { T: timed }))).toEqual(ofFolder);
});

test('reports nothing of a plain package', async () => {
  expect(await inspect(package12({ A: {} }))).toMatchObject({
    refusal: '',
    lessons: 1,
    rules: [],
    missing: [],
    hosts: [],
    absolute: [],
    differences: [],
  });
});

test.each([
  ['no archive', Buffer.from('não é um zip'), /não é um ZIP/],
  ['another standard', zipOf({ 'cmi5.xml': '<x/>' }), /O pacote é cmi5/],
  [
    'a missing page',
    zipOf({ 'imsmanifest.xml': manifest12({ A: {} }) }),
    /começa em 'A\.html', que não está no pacote/,
  ],
  ['no lessons', zipOf({ 'imsmanifest.xml': manifest12({}) }), /nenhuma lição/],
])('says why a package with %s would be refused', async (_, zip, reason) =>
  expect((await inspect(zip)).refusal).toMatch(reason),
);

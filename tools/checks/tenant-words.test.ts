import { readFileSync } from 'node:fs';
import { readDemoTenants } from '../lib/demo-tenants.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { productPackages, sourcesOf, withoutComments } from './product-texts.ts';

/** Words of the names of demo companies that any company may use. */
const common: ReadonlySet<string> = new Set(['Energia', 'Rede']);

/** Words that are true for one demo company only: other companies sell no e-books and no mentoring, and are no network. */
const phrases = ['e-books', 'mentorias', 'para a rede'];

/** Returns the words of the demo companies that the product must not say: their names, addresses and phrases. */
function wordsOfTenants(): string[] {
  const names = readDemoTenants().flatMap(({ name, segment }) => [...name.split(/\s+/), segment]);
  return [...new Set([...names.filter((word) => word !== '' && !common.has(word)), ...phrases])];
}

/** Returns the given words that a source says outside of its comments and imports. Letters with accents are letters too. */
function wordsSaid(source: string, words: readonly string[]): string[] {
  const code = withoutComments(source).replace(/^import .*$/gm, '');
  return words.filter((word) => new RegExp(`(?<!\\p{L})${word.replaceAll('+', '\\+')}(?!\\p{L})`, 'u').test(code));
}

test('no text of the product has words of a demo company', () => {
  const words = wordsOfTenants();
  expect(words).toEqual(expect.arrayContaining(['Aurora', 'Clínica', 'Horizonte', 'Saber+', 'sabermais']));
  // Commands and API documents of the server show operators the demo's addresses as examples.
  const screens = productPackages.filter((name) => name !== 'api-server');
  const files = screens.flatMap((name) => sourcesOf(`${name}/src`));
  expect(files.length).toBeGreaterThan(1000);
  const said = files.flatMap((file) =>
    wordsSaid(readFileSync(inWorkspace(file), 'utf8'), words).map((word) => `${file}: ${word}`),
  );
  expect(said).toEqual([]);
});

test.each([
  ["export const labels = { hint: 'Mostre para a rede o que você fez' };", ['para a rede']],
  ["const description = 'Cursos, e-books e mentorias para quem vende';", ['e-books', 'mentorias']],
  ['<p>Bem-vindo à Clínica</p>', ['Clínica']],
  ['// Aurora is the first tenant of the demo.\nconst name = tenant.name;', []],
])('finds the words of a company in %s', (source, expected) => {
  expect(wordsSaid(source, wordsOfTenants()).toSorted()).toEqual(expected);
});

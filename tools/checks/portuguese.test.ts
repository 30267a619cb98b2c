import { readFileSync } from 'node:fs';
import { inWorkspace } from '../lib/workspace.ts';
import { productPackages, sourcesOf, textsIn } from './product-texts.ts';

/** Texts that the specifications quote in English. */
const quoted: ReadonlySet<string> = new Set(['Error retrieving user data', 'There is an error']);

/** Names of standards, which are the same in every language. */
const standards = /\bOpen Badges\b/g;

/**
 * Words that almost every English interface uses and that do not exist in Portuguese. Letters with accents are letters
 * too: 'papéis' has no English 'is'.
 */
const english =
  /(?<!\p{L})(the|and|of|your|you|is|are|not|with|please|error|failed|save|saved|cancel|close|open|loading|search|back|next|previous|submit|send|delete|remove|edit|update|password|settings|welcome|click|here|try|again|must|required|invalid|unknown|found|missing|sorry|done|yes|from|this|that|has|have|was|will)(?!\p{L})/iu;

/** `unknown-person` is an identifier, not a displayed text. */
const isName = (text: string): boolean => /^[a-z]+(-[a-z]+)+$/.test(text);

/** Returns the texts that people read: every text of a `labels.ts`, and the server's refusal messages. */
function shownIn(path: string, source: string): string[] {
  if (/(^|\/)labels\.ts$/.test(path)) return textsIn(source.replace(/^import .*$/gm, ''));
  if (!path.startsWith('api-server')) return [];
  return [...source.matchAll(/refuse\(\s*'[^']+',\s*\d{3},\s*('(?:[^'\\\n]|\\.)*'|`[^`]*`)/g)].flatMap(
    ([, message = '']) => textsIn(message),
  );
}

test('labels and refusals are in Portuguese, except for texts that the specifications quote (decision 114) [A0-01]', () => {
  const files = productPackages.flatMap((name) => sourcesOf(`${name}/src`));
  const shown = files.flatMap((path) =>
    shownIn(path, readFileSync(inWorkspace(path), 'utf8')).map((text) => ({ path, text })),
  );
  expect(shown.length).toBeGreaterThan(500);
  expect(
    shown.filter(({ text }) => english.test(text.replace(standards, '')) && !isName(text) && !quoted.has(text)),
  ).toEqual([]);
});

test.each(['Save changes', 'Please try again', 'User not found', 'Loading…'])("'%s' is detected as English", (text) =>
  expect(english.test(text)).toBe(true),
);

test.each(['Papéis', 'Hotéis da região'])("'%s' is not taken for English", (text) =>
  expect(english.test(text)).toBe(false),
);

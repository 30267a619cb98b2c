import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { anchorOf, readDecisionFiles, readDecisionIndex, withDecisionTables } from '../lib/decision-index.ts';
import { trackedFiles } from '../lib/ledger.ts';
import { inWorkspace } from '../lib/workspace.ts';

const tracked = trackedFiles().filter((file) => existsSync(inWorkspace(file)));
const documents = tracked.filter((file) => file.endsWith('.md') && !file.startsWith('tools/templates/'));
const read = (file: string): string => readFileSync(inWorkspace(file), 'utf8');

/** Returns a document's lines with their numbers, without fenced code blocks. */
function proseLines(text: string): { number: number; line: string }[] {
  let inCode = false;
  return text.split('\n').flatMap((line, index) => {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) inCode = !inCode;
    return inCode || isFence ? [] : [{ number: index + 1, line }];
  });
}

function anchorsOf(file: string): Set<string> {
  return new Set(
    proseLines(read(file))
      .flatMap(({ line }) => /^#+ (.*)$/.exec(line)?.[1] ?? [])
      .map(anchorOf),
  );
}

function brokenLinks(file: string): string[] {
  return proseLines(read(file)).flatMap(({ number, line }) =>
    [...line.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
      if (/^[a-z]+:/.test(target)) return [];
      const [path = '', anchor] = target.split('#');
      const linked = path === '' ? file : normalize(join(dirname(file), path));
      const isThere = existsSync(inWorkspace(linked)) && (!anchor || anchorsOf(linked).has(decodeURIComponent(anchor)));
      return isThere ? [] : [`${file}:${number} ${target}`];
    }),
  );
}

const rootFolders = new Set(tracked.flatMap((file) => (file.includes('/') ? [file.split('/')[0]] : [])));

/** Returns the paths in backquotes that start at a folder of the workspace's root, except patterns and build output. */
function namedPaths(line: string): string[] {
  return [...line.matchAll(/`([^`\s]+)`/g)].flatMap(([, word = '']) => {
    const path = word.replace(/:\d+$/, '').replace(/\/$/, '');
    const isPath = path.includes('/') && rootFolders.has(path.split('/')[0]) && /^[\w./{},*-]+$/.test(path);
    return isPath && !/(^|\/)(dist|node_modules)(\/|$)/.test(path) ? [path] : [];
  });
}

/**
 * Returns whether a path exists: a file, a folder, a public import name of the kit, or a `*` pattern that matches a
 * file.
 */
function names(path: string): boolean {
  const alternatives = /^(.*)\{([^}]*)\}(.*)$/.exec(path);
  if (alternatives) {
    const [, before = '', choices = '', after = ''] = alternatives;
    return choices.split(',').every((choice) => names(`${before}${choice}${after}`));
  }
  return existsSync(inWorkspace(path)) || isKitImport(path) || fitsPattern(path);
}

/** Returns whether an import name such as `@shared-kit/contracts/theme` matches a folder or file below `shared-kit`. */
function isKitImport(path: string): boolean {
  const imported = /^shared-kit\/(?!src\/)(.*?)(\/\*)?$/.exec(path)?.[1];
  if (!imported) return false;
  return tracked.some(
    (file) => file.startsWith('shared-kit/') && (file.includes(`/${imported}/`) || file.includes(`/${imported}.`)),
  );
}

function fitsPattern(path: string): boolean {
  if (!path.includes('*')) return false;
  const pattern = new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*')}(/|$)`);
  return tracked.some((file) => pattern.test(file));
}

const decisionFiles = readDecisionFiles();
const idsOf = (text: string): number[] => [...text.matchAll(/^## (\d+)\. /gm)].map(([, id]) => Number(id));
const decisionIds = decisionFiles.flatMap(({ text }) => idsOf(text));
const decisions = new Set(decisionIds);

test('every relative link of a document points to an existing file and heading', () => {
  expect(documents.flatMap(brokenLinks)).toEqual([]);
});

test('every path in a document exists', () => {
  const missing = documents.flatMap((file) =>
    proseLines(read(file)).flatMap(({ number, line }) =>
      namedPaths(line)
        .filter((path) => !names(path))
        .map((path) => `${file}:${number} ${path}`),
    ),
  );
  expect(missing).toEqual([]);
});

test('every document that code refers to exists', () => {
  const code = tracked.filter((file) => /\.(ts|tsx|mjs|cjs|js|css|ya?ml|env|sh|conf)$/.test(file));
  const missing = code.flatMap((file) =>
    [...read(file).matchAll(/(?<![\w/.-])docs\/[\w./-]*\w/g)]
      .filter(([path]) => !isDocument(path))
      .map(([path]) => `${file} ${path}`),
  );
  expect(missing).toEqual([]);
});

/**
 * Returns whether a document exists. A number is enough: `docs/adr/0010` for
 * `docs/adr/0010-open-pages-follow-releases.md`.
 */
function isDocument(path: string): boolean {
  return tracked.some((file) => file === path || file.startsWith(`${path}/`) || file.startsWith(`${path}-`));
}

test('decisions are in ascending order of their ids, and each id is unique', () => {
  expect(decisionIds.length).toBe(decisions.size);
  for (const { text } of decisionFiles) expect(idsOf(text)).toEqual(idsOf(text).toSorted((one, other) => one - other));
});

test('the index of decisions says what the files say (npm run format writes it)', () => {
  const index = readDecisionIndex();
  expect(index).toBe(withDecisionTables(index, decisionFiles));
});

test('a superseded decision is listed once, and has no paragraph any more', () => {
  const table = /^## Superseded\n([^]*?)\n\n[^|]/m.exec(readDecisionIndex())?.[1] ?? '';
  const superseded = [...table.matchAll(/^\| (\d+) /gm)].map(([, id]) => Number(id));
  expect(superseded.length).toBeGreaterThan(0);
  expect(superseded).toEqual([...new Set(superseded)]);
  expect(superseded.filter((id) => decisions.has(id))).toEqual([]);
});

/** Returns the numbers of the lines of a section that list ranges, such as `106–107, 121` and `335–1099: why`. */
function explainedNumbers(section: string): Set<number> {
  const ranges = section
    .split('\n')
    .filter((line) => /^\d+(–\d+)?[,:\s]|^\d+(–\d+)?$/.test(line))
    .flatMap((line) => [...(line.split(':')[0] ?? '').matchAll(/(\d+)(?:–(\d+))?/g)]);
  return new Set(
    ranges.flatMap(([, first, last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
    ),
  );
}

test('every missing number of a decision is superseded or lies in an explained range', () => {
  const superseded = [...readDecisionIndex().matchAll(/^\| (\d+) +\| \[\d+\]/gm)].map(([, id]) => Number(id));
  const section = /^## Numbers that were never used\n([^]*?)(?=^## )/m.exec(readDecisionIndex())?.[1] ?? '';
  const explained = new Set([...superseded, ...explainedNumbers(section)]);
  const missing = Array.from({ length: Math.max(...decisionIds) }, (_, index) => index + 1).filter(
    (id) => !decisions.has(id) && !explained.has(id),
  );
  expect(missing).toEqual([]);
});

test('every missing number of an ADR is explained in the index', () => {
  const numbers = readdirSync(inWorkspace('docs/adr')).flatMap((name) => Number(/^\d{4}/.exec(name)?.[0] ?? []));
  const section = /^## Missing numbers\n([^]*)$/m.exec(read('docs/adr/README.md'))?.[1] ?? '';
  const explained = [...section.matchAll(/(\d+)(?: to (\d+))?/g)];
  const missing = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1).filter(
    (number) =>
      !numbers.includes(number) &&
      !explained.some(([, first, last = first]) => Number(first) <= number && number <= Number(last)),
  );
  expect(missing).toEqual([]);
});

test('every decision that code or a document refers to exists', () => {
  const texts = tracked.filter((file) => /\.(ts|tsx|mjs|cjs|js|css|md|ya?ml)$/.test(file));
  const unknown = texts.flatMap((file) =>
    [...read(file).matchAll(/\bdecisions? (\d+(?:(?:, (?:and )?| and | to )\d+)*)/gi)].flatMap(([, ids = '']) =>
      [...ids.matchAll(/\d+/g)]
        .map(([id]) => Number(id))
        .filter((id) => !decisions.has(id))
        .map((id) => `${file} names decision ${id}`),
    ),
  );
  expect(unknown).toEqual([]);
});

test('the index of ADRs lists each ADR with its title and status', () => {
  const adrs = readdirSync(inWorkspace('docs/adr')).filter((name) => /^\d{4}-.*\.md$/.test(name));
  const index = read('docs/adr/README.md');
  const missing = adrs.filter((name) => {
    const title = /^# \d+\. (.*)$/m.exec(read(`docs/adr/${name}`))?.[1];
    const row = index.split('\n').find((line) => line.includes(`](${name})`));
    return !row || !title || !row.includes(title) || !/\| (Accepted|Superseded|Amended|Rejected)/.test(row);
  });
  expect(missing).toEqual([]);
});

test('every ADR has a status, a context, a decision and consequences', () => {
  const adrs = readdirSync(inWorkspace('docs/adr')).filter((name) => /^\d{4}-.*\.md$/.test(name));
  const incomplete = adrs.filter((name) => {
    const text = read(`docs/adr/${name}`);
    return !/^Date: \d{4}-\d\d-\d\d\. Status: \w/m.test(text) || !hasSections(text);
  });
  expect(incomplete).toEqual([]);
});

function hasSections(text: string): boolean {
  return ['Context', 'Decision', 'Consequences'].every((section) => new RegExp(`^## ${section}$`, 'm').test(text));
}

test('lines of documents have at most 160 characters outside tables and code', () => {
  const long = documents.flatMap((file) =>
    proseLines(read(file))
      .filter(({ line }) => line.length > 160 && !line.startsWith('|'))
      .map(({ number }) => `${file}:${number}`),
  );
  expect(long).toEqual([]);
});

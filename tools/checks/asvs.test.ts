import { existsSync, readFileSync } from 'node:fs';
import { trackedFiles } from '../lib/ledger.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { asvsFaults, asvsRows, requirements, states } from './asvs.ts';

const document = readFileSync(inWorkspace('docs/security/asvs.md'), 'utf8');

/** Returns the files of the server that run in production. */
const serverFiles = (): string[] =>
  trackedFiles().filter(
    (file) =>
      file.startsWith('api-server/src/') &&
      file.endsWith('.ts') &&
      !/\.(test|fixtures)\.ts$|\/test\//.test(file) &&
      existsSync(inWorkspace(file)),
  );

test('the table of ASVS has a row with a state, a way and existing tests for each requirement', () => {
  expect(asvsFaults(document, (path) => existsSync(inWorkspace(path)))).toEqual([]);
});

test('levels 1 and 2 have 253 requirements', () => {
  expect(requirements).toHaveLength(253);
});

test('the server starts no programs, runs no text as code, and verifies certificates', () => {
  const forbidden =
    /child_process|node:vm\b|(?<!redis\.)\beval\(|\bnew Function\(|rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/;
  const files = serverFiles();
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => forbidden.test(readFileSync(inWorkspace(file), 'utf8')))).toEqual([]);
});

test('secrets are sealed by AES-256-GCM only, and no call that leaves the server follows a redirect', () => {
  const texts = serverFiles().map((file) => [file, readFileSync(inWorkspace(file), 'utf8')] as const);
  const ciphers = texts.flatMap(([, text]) => text.match(/'(?:aes-|des-|des3|rc4|camellia|chacha20)[\w-]*'/gi) ?? []);
  expect(new Set(ciphers)).toEqual(new Set(["'aes-256-gcm'"]));
  // The stand-in calls this server only, and the command line is no server.
  const calling = texts.filter(
    ([file, text]) => /\bfetch\(/.test(text) && !/\/(?:cli|scorm-player)\/|test-gateway/.test(file),
  );
  expect(calling.length).toBeGreaterThan(3);
  expect(calling.filter(([, text]) => !/redirect: '(?:manual|error)'/.test(text)).map(([file]) => file)).toEqual([]);
});

describe('the check', () => {
  const chapters = [...new Set(requirements.map((id) => id.split('.')[0]))].filter((id) => id !== 'V17');
  const others = chapters.map((id) => `| ${id} | all of it | not applicable | no reason | |`);
  const counts = (changed: Partial<Record<(typeof states)[number], number>>) =>
    states.map((state) => `| ${state} | ${changed[state] ?? 0} |`);
  const written = (row: string, changed: Parameters<typeof counts>[0]) =>
    [...counts(changed), ...others, row].join('\n');
  const faults = (row: string, changed: Parameters<typeof counts>[0]) =>
    asvsFaults(written(row, changed), (path) => path === 'a/b.test.ts');
  const one = { 'not applicable': chapters.length };
  const v17 = (state: string, how = 'by a rule', tests = '') =>
    `| V17.1.1 | relays are safe | ${state} | ${how} | ${tests} |`;

  test('reads the id, the state and the paths of a row', () => {
    expect(asvsRows('| V1.2.3 | words | met | how | `a/b.test.ts` `c.spec.ts` |\n| id | x | y | z | t |')).toEqual([
      { id: 'V1.2.3', requirement: 'words', state: 'met', how: 'how', tests: ['a/b.test.ts', 'c.spec.ts'] },
    ]);
  });

  test('accepts a complete table', () => {
    const row = '| V17 | all of it | not applicable | no WebRTC | |';
    expect(asvsFaults(written(row, { 'not applicable': chapters.length + 1 }), () => true)).toEqual([]);
  });

  test('names requirements without a row, unknown ones and repeated ones', () => {
    const table = `${written(v17('met', 'x', '`a/b.test.ts`'), { ...one, met: 1 })}\n| V17.1.9 | x | met | \`a/b.ts\` | |`;
    const found = asvsFaults(`${table}\n${others[0]}`, () => true);
    expect(found).toEqual(
      expect.arrayContaining(['V17.2.1 has no row', 'V17.1.9 is no requirement of level 1 or 2', 'V1 has two rows']),
    );
  });

  test.each([
    [v17('fine'), {}, "V17.1.1 has the state 'fine'"],
    [v17('met'), { met: 1 }, 'V17.1.1 is met without a test, a file or a document'],
    [v17('met', 'x', '`a/gone.test.ts`'), { met: 1 }, 'V17.1.1 names no test: a/gone.test.ts'],
    [v17('met', 'x', '`a/b.ts`'), { met: 1 }, 'V17.1.1 names no test: a/b.ts'],
    [v17('partly', 'half of it', '`a/b.test.ts`'), { partly: 1 }, 'V17.1.1 does not say what is missing'],
    [v17('not met', ''), { 'not met': 1 }, 'V17.1.1 does not say how'],
    [v17('met', 'x', '`a/b.test.ts`'), { met: 2 }, "the summary says 2 for 'met': 1"],
  ])('refuses %s', (row, changed, fault) => {
    expect(faults(row, { ...one, ...changed })).toContain(fault);
  });

  test('refuses a chapter that applies without its rows', () => {
    const row = '| V17 | all of it | met | `a/b.ts` | |';
    expect(faults(row, { ...one, met: 1 })).toContain('V17 is a chapter and needs its rows');
  });
});

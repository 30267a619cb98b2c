import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inWorkspace, workspace } from './workspace.ts';

/** Testable fact of the specifications (docs/requirements.tsv). */
export interface Requirement {
  readonly id: string;
  readonly kind: string;
  readonly owner: string;
  readonly text: string;
}

export function readLedger(): Requirement[] {
  const [, ...lines] = readFileSync(inWorkspace('docs/requirements.tsv'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', , , kind = '', owner = '', text = ''] = line.split('\t');
    return { id, kind, owner, text };
  });
}

/**
 * Returns the decision by the id of each requirement that the product deliberately does not do as written. A decision
 * names them after its source: `Decided otherwise: A5-08, A5-09.` They count apart, never as proven.
 */
export function readDecidedOtherwise(): Map<string, string> {
  const decided = new Map<string, string>();
  for (const file of trackedFiles().filter((each) => /^docs\/decisions\/.*\.md$/.test(each))) {
    for (const [id, decision] of decidedIn(readFileSync(inWorkspace(file), 'utf8'))) decided.set(id, decision);
  }
  return decided;
}

export function decidedIn(text: string): [id: string, decision: string][] {
  return text.split(/^## (?=\d+\. )/m).flatMap((section) => {
    const decision = /^\d+/.exec(section)?.[0] ?? '';
    return [...section.matchAll(/Decided\s+otherwise:([^.]*(?:\.\d[^.]*)*)\./g)].flatMap(([, ids = '']) =>
      [...ids.matchAll(oneId)].flatMap(([, id]) => (id === undefined ? [] : [[id, decision] as [string, string]])),
    );
  });
}

// Brackets count at the end of a string only: those of an array or a comment prove nothing.
const idInTest = /@([AB]\d[0-9a-z.]*-\d{2,3})(?![0-9])|\[([^\]\n]*)\](?=(?:[ ,]*\[[^\]\n]*\])*['"`])/g;
const comment = /^\s*(?:\/\/|\/?\*).*$/gm;
const oneId = /(?<![A-Za-z0-9.])([AB]\d[0-9a-z.]*-\d{2,3})(?![0-9])/g;

/** Returns the test files by the id of each requirement that they name: `@B4.6-12` in a tag, `[B4.6-12]` at the end of a title. */
export function readProofs(): Map<string, Set<string>> {
  const proofs = new Map<string, Set<string>>();
  for (const file of testFiles()) {
    for (const id of idsIn(readFileSync(inWorkspace(file), 'utf8'))) {
      const files = proofs.get(id) ?? new Set();
      proofs.set(id, files.add(file));
    }
  }
  return proofs;
}

export function idsIn(source: string): string[] {
  return [...source.replaceAll(comment, '').matchAll(idInTest)].flatMap(([, tag, bracket]) =>
    tag ? [tag] : [...(bracket ?? '').matchAll(oneId)].flatMap(([, id]) => id ?? []),
  );
}

/**
 * Returns test files that are tracked or not ignored. Tests of the tools name ids as examples, except the one check
 * that proves a row.
 */
export function testFiles(): string[] {
  return trackedFiles().filter(
    (file) =>
      /\.(test|spec)\.tsx?$/.test(file) && (!file.startsWith('tools/') || file === 'tools/checks/portuguese.test.ts'),
  );
}

/** Returns all files of the project that .gitignore does not exclude. */
export function trackedFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  });
  return output.split('\n').filter(Boolean);
}

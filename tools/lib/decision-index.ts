import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from './workspace.ts';

const folder = inWorkspace('docs/decisions');
const index = join(folder, 'README.md');

/** File of decisions, e.g. `store.md`. */
export interface DecisionFile {
  readonly name: string;
  readonly text: string;
}

export function readDecisionFiles(): readonly DecisionFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

export const readDecisionIndex = (): string => readFileSync(index, 'utf8');

/** Writes the two tables of `docs/decisions/README.md` that follow from the files of decisions. */
export function writeDecisionIndex(): void {
  const before = readDecisionIndex();
  const after = withDecisionTables(before, readDecisionFiles());
  if (after !== before) writeFileSync(index, after);
}

/**
 * Returns the text of the index with its tables made anew, and other tables unchanged. Columns that the formatter has
 * aligned stay aligned when their rows are right.
 */
export function withDecisionTables(text: string, files: readonly DecisionFile[]): string {
  return withTable(withTable(text, 'Files', fileTable(files)), 'Index', decisionTable(files));
}

/** Returns the anchor that a Markdown host generates for a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');
}

function fileTable(files: readonly DecisionFile[]): string[] {
  const rows = files.map(({ name, text }) => `| [${name}](${name}) | ${contentsOf(text)} |`);
  return ['| File | Contents |', '| --- | --- |', ...rows.toSorted()];
}

/** Returns the introduction below the title, without its sentence about the index. */
function contentsOf(text: string): string {
  const [, introduction = ''] = text.split('\n\n');
  return introduction
    .replaceAll('\n', ' ')
    .replace(/ The \[index\]\(README\.md\) lists (every id|all decisions)\./, '')
    .trim();
}

function decisionTable(files: readonly DecisionFile[]): string[] {
  const rows = files.flatMap(({ name, text }) =>
    [...text.matchAll(/^## (\d+)\. (.*)$/gm)].map(([, id = '', title = '']) => ({
      id: Number(id),
      row: `| ${id} | [${title}](${name}#${anchorOf(`${id}. ${title}`)}) | ${name.replace(/\.md$/, '')} |`,
    })),
  );
  return [
    '| Id | Decision | File |',
    '| --- | --- | --- |',
    ...rows.toSorted((one, other) => one.id - other.id).map(({ row }) => row),
  ];
}

/** Replaces the first table below a heading, unless it has the same cells. */
function withTable(text: string, heading: string, rows: readonly string[]): string {
  const table = new RegExp(String.raw`(?<=^## ${heading}\n\n)(?:\|.*\n)+`, 'm');
  const before = table.exec(text)?.[0];
  if (before === undefined) throw new Error(`docs/decisions/README.md has no table below '${heading}'`);
  if (cellsOf(before) === cellsOf(rows.join('\n'))) return text;
  return text.replace(table, () => `${rows.join('\n')}\n`);
}

/** Returns a table without the formatter's alignment. */
const cellsOf = (table: string): string => table.trim().replaceAll(/ +\|/g, ' |').replaceAll(/-{3,}/g, '---');

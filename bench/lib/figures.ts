import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** Returns the median of each measurement over the rounds of one subject. */
export function medians<Key extends string>(rounds: readonly Readonly<Record<Key, number>>[]): Record<Key, number> {
  const keys = Object.keys(rounds[0] ?? {}) as Key[];
  return Object.fromEntries(keys.map((key) => [key, median(rounds.map((round) => round[key]))])) as Record<Key, number>;
}

/** Writes the results with the machine that they were measured on, because measurements compare only within one run. */
export function writeResults(name: string, results: unknown): string {
  const folder = join(import.meta.dirname, '../results');
  const path = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  const machine = { node: process.version, cores: cpus().length, memoryGB: Math.round(totalmem() / 2 ** 30) };
  writeFileSync(
    path,
    `${JSON.stringify({ measured: new Date().toISOString().slice(0, 10), machine, ...(results as object) }, null, 1)}\n`,
  );
  return path;
}

export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  console.log(`\n${line(head)}\n${widths.map((width) => '─'.repeat(width)).join('  ')}`);
  for (const row of rows) console.log(line(row));
}

export const ratio = (value: number, baseline: number): string =>
  baseline === 0 ? '–' : `${(value / baseline).toFixed(2)}×`;

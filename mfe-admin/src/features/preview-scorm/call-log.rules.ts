import type { PreviewedStep, ScormCall } from '@shared-kit/contracts/admin';
import { labels } from './labels.ts';

/** Line of the log: a call of the lesson, or a step of the sequencing between two lessons. */
export type LogEntry = ({ readonly kind: 'call' } & ScormCall) | ({ readonly kind: 'step' } & PreviewedStep);

/** Entries that a log holds; a lesson that calls without an end drops its oldest ones. */
export const MAX_ENTRIES = 20_000;

/** Returns the log with one more entry. */
export function withEntry(entries: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] {
  return [...entries.slice(Math.max(0, entries.length + 1 - MAX_ENTRIES)), entry];
}

interface LogLine {
  /** Name of the call, or of the step. */
  readonly name: string;
  readonly args: readonly string[];
  /** The value that the call returned, or the result of the step. */
  readonly value: string;
  /** Error code of the call, or exception code of the SN book; 0 is none. */
  readonly error: string;
  readonly at: number;
}

/** Returns an entry as the columns of the log. */
export function lineOf(entry: LogEntry): LogLine {
  if (entry.kind === 'call') return entry;
  const { request, outcome, exception, lesson, isNew, at } = entry;
  const value = lesson === null ? labels.outcomes[outcome] : labels.delivered(lesson, isNew);
  return { name: labels.step, args: [request], value, error: exception ?? '0', at };
}

/** Returns a call as it is written in code: `SetValue("cmi.location", "p3")`. */
export function callText({ name, args }: Pick<LogLine, 'name' | 'args'>): string {
  return `${name}(${args.map((text) => JSON.stringify(text)).join(', ')})`;
}

/** Returns the log as lines with tabs, to paste into a message or a spreadsheet. */
export function logText(entries: readonly LogEntry[]): string {
  return entries
    .map(lineOf)
    .map((line) => [seconds(line.at), callText(line), line.value, line.error].map(inLine).join('\t'))
    .join('\n');
}

/** Returns the log as a CSV file that spreadsheets in Portuguese read. */
export function logCsv(entries: readonly LogEntry[]): string {
  const head = ['Segundos', 'Chamada', 'Argumento 1', 'Argumento 2', 'Resposta', 'Erro'];
  const rows = entries
    .map(lineOf)
    .map(({ at, name, args, value, error }) => [
      seconds(at).replace('.', ','),
      name,
      args[0] ?? '',
      args[1] ?? '',
      value,
      error,
    ]);
  return `\uFEFF${[head, ...rows].map((cells) => `${cells.map(cell).join(';')}\r\n`).join('')}`;
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const inLine = (text: string): string => text.replaceAll(/[\t\r\n]+/g, ' ');

/** A spreadsheet would run a text of the lesson that begins like a formula. */
function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

import type { ScormCall } from '@shared-kit/contracts/admin';

/** Calls that a log holds; a lesson that calls without an end drops its oldest ones. */
export const MAX_CALLS = 20_000;

/** Returns the log with one more call. */
export function withCall(calls: readonly ScormCall[], call: ScormCall): readonly ScormCall[] {
  return [...calls.slice(Math.max(0, calls.length + 1 - MAX_CALLS)), call];
}

/** Returns a call as it is written in code: `SetValue("cmi.location", "p3")`. */
export function callText({ name, args }: Pick<ScormCall, 'name' | 'args'>): string {
  return `${name}(${args.map((text) => JSON.stringify(text)).join(', ')})`;
}

/** Returns the log as lines with tabs, to paste into a message or a spreadsheet. */
export function logText(calls: readonly ScormCall[]): string {
  return calls
    .map((call) => [seconds(call.at), callText(call), call.value, call.error].map(inLine).join('\t'))
    .join('\n');
}

/** Returns the log as a CSV file that spreadsheets in Portuguese read. */
export function logCsv(calls: readonly ScormCall[]): string {
  const head = ['Segundos', 'Chamada', 'Argumento 1', 'Argumento 2', 'Resposta', 'Erro'];
  const rows = calls.map(({ at, name, args, value, error }) => [
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

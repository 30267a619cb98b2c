import type { Command } from 'commander';
import type { Terminal } from './terminal.port.ts';

export interface OutputOptions {
  readonly json?: boolean;
}

/** Adds `--json`, which prints the result as one JSON value, for programs. */
export function withJson(command: Command): Command {
  return command.option('--json', 'escreve o resultado em JSON');
}

/** Prints a result: as JSON with `--json`, otherwise the lines for people. */
export function show(terminal: Terminal, { json }: OutputOptions, value: unknown, lines: readonly string[]): void {
  if (json) terminal.line(JSON.stringify(value, null, 2));
  else for (const line of lines) terminal.line(line);
}

/**
 * Replaces control characters except tabs and line breaks. Commands print names, reasons and messages that pages and
 * pipelines have sent, and an escape sequence in them would act on the operator's terminal.
 */
export function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it removes
  return text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\uFFFD');
}

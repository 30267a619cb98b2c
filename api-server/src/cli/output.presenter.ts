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

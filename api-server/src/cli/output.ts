import type { Command } from 'commander';
import type { Terminal } from './terminal.ts';

export interface OutputOptions {
  readonly json?: boolean;
}

/** `--json`: what the command gives as one JSON value, for programs. */
export function withJson(command: Command): Command {
  return command.option('--json', 'escreve o resultado em JSON');
}

/** Writes a result: as JSON where that is asked for, else the lines for people. */
export function show(terminal: Terminal, { json }: OutputOptions, value: unknown, lines: readonly string[]): void {
  if (json) terminal.line(JSON.stringify(value, null, 2));
  else for (const line of lines) terminal.line(line);
}

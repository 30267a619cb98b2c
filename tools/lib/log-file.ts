import { mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { inWorkspace } from './workspace.ts';

/** Log of everything that a command's programs print. People see one line per step. */
export interface LogFile {
  readonly path: string;
  write(text: string): void;
  tail(lines: number): string;
}

export function openLog(name: string): LogFile {
  const path = inWorkspace('.build/logs', `${name}.log`);
  mkdirSync(dirname(path), { recursive: true });
  const descriptor = openSync(path, 'w');
  return {
    path,
    write: (text) => void writeSync(descriptor, text),
    tail: (lines) => lastLines(readFileSync(path, 'utf8'), lines),
  };
}

export function lastLines(text: string, count: number): string {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

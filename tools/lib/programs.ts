import { spawn } from 'node:child_process';
import type { LogFile } from './log-file.ts';
import { Fault } from './steps.ts';
import { workspace } from './workspace.ts';

export interface ProgramOptions {
  readonly log: LogFile;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly onLine?: (line: string) => void;
  /** Time after which the program is killed; ms. */
  readonly timeout?: number;
}

export interface ProgramResult {
  readonly code: number;
  readonly output: string;
}

/** Runs a program until it exits. Its output goes to the log and into the result. */
export function runProgram(program: string, args: readonly string[], options: ProgramOptions): Promise<ProgramResult> {
  const { log, cwd = workspace, env = process.env, onLine, timeout } = options;
  return new Promise((done, failed) => {
    log.write(`\n$ ${[program, ...args].join(' ')}\n`);
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout });
    let output = '';
    let rest = '';
    const append = (chunk: Buffer): void => {
      const text = chunk.toString('utf8');
      output += text;
      log.write(text);
      if (!onLine) return;
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const each of lines) onLine(each);
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('error', failed);
    child.on('close', (code, signal) => {
      if (signal) append(Buffer.from(`\nended by ${signal}\n`));
      done({ code: code ?? 1, output });
    });
  });
}

export function runNode(args: readonly string[], options: ProgramOptions): Promise<ProgramResult> {
  return runProgram(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], options);
}

/** Runs a program like runNode. Throws a fault with the end of its output when it fails. */
export async function mustRunNode(what: string, args: readonly string[], options: ProgramOptions): Promise<string> {
  const { code, output } = await runNode(args, options);
  if (code !== 0)
    throw new Fault(`${what} failed. Everything that was printed: ${options.log.path}`, lastWords(output));
  return output;
}

function lastWords(output: string): string {
  return output
    .trimEnd()
    .split('\n')
    .slice(-40)
    .map((each) => `    ${each}`)
    .join('\n');
}

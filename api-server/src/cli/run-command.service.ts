import { CommanderError } from 'commander';
import { Refusal, errorBody } from '../platform/errors.ts';
import { ImportRefused, faultLine } from '../platform/importing/import-fault.types.ts';
import { StartError, exitCodes } from '../platform/start-error.types.ts';
import { isOutOfSpace } from '../platform/database/data-directory.adapter.ts';
import { EnvError, readEnv } from '../env.ts';
import { azulejoProgram } from './program.commands.ts';
import type { CommandContext } from './command-context.types.ts';
import type { Terminal } from './terminal.port.ts';

/** Runs one command line and returns its exit code; never throws. */
export async function runCommand(argv: readonly string[], context: CommandContext): Promise<number> {
  try {
    const program = azulejoProgram(context);
    // `exitOverride` is not inherited by commands that were added before.
    for (const command of program.commands) {
      command.exitOverride();
      for (const nested of command.commands) nested.exitOverride();
    }
    await program.parseAsync([...argv], { from: 'user' });
    return 0;
  } catch (error) {
    const explained = explain(error, context.terminal, argv.includes('--json'));
    if (explained !== undefined) return explained;
    if (await isDiskFull(error)) {
      context.terminal.error('Não há espaço em disco. Nada foi gravado.');
      return exitCodes.diskFull;
    }
    context.terminal.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return exitCodes.unexpected;
  }
}

/**
 * Returns true when a failure comes from a full disk. The embedded database words that in many ways, so the free space
 * of the data folder counts too.
 */
async function isDiskFull(error: unknown): Promise<boolean> {
  try {
    return await isOutOfSpace(readEnv().DATA_DIR, error);
  } catch {
    return false;
  }
}

/** Prints an expected failure and returns its exit code; undefined for any other failure. */
function explain(error: unknown, terminal: Terminal, asJson: boolean): number | undefined {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage;
  if (error instanceof ImportRefused) {
    for (const fault of error.faults) terminal.error(faultLine(fault));
    terminal.error(error.message);
    return exitCodes.refused;
  }
  if (error instanceof StartError) {
    terminal.error(error.message);
    return error.exitCode;
  }
  if (error instanceof Refusal) {
    terminal.error(asJson ? JSON.stringify(errorBody(error), null, 2) : error.message);
    return exitCodeOf(error);
  }
  if (error instanceof EnvError) {
    terminal.error(error.message);
    return exitCodes.usage;
  }
  return undefined;
}

/**
 * Returns the exit code of a refusal, so that a pipeline can distinguish an incompatible release, an invalid token
 * and an unreachable server.
 */
function exitCodeOf({ code }: Refusal): number {
  if (code === 'cli.usage') return exitCodes.usage;
  if (code === 'registry.incompatible') return exitCodes.incompatible;
  if (code === 'registry.damaged-files') return exitCodes.damaged;
  if (code.startsWith('deploy.')) return exitCodes.denied;
  if (code === 'cli.unreachable') return exitCodes.unreachable;
  return exitCodes.refused;
}

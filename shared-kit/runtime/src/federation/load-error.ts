import type { Release } from '@shared-kit/contracts/delivery';
import { abandonFiles, fileNamedIn, consumeFailedFile } from './failed-files.ts';
import type { FailedFile } from './failed-files.ts';
import type { LoadFailure, LoadPhase } from './remote-state.rules.ts';

/** Time limit for download and initialisation of a remote together, and for each part of it, in milliseconds. */
export const LOAD_DEADLINE_MS = 15_000;

/** Error with a known load phase. */
export class LoadError extends Error {
  readonly phase: LoadPhase;

  constructor(phase: LoadPhase, message: string) {
    super(message);
    this.name = 'LoadError';
    this.phase = phase;
  }
}

const lostPhases = { unreachable: 'download', refused: 'download', altered: 'integrity' } as const satisfies Record<
  FailedFile['cause'],
  LoadPhase
>;

/** Returns the failure of a release. A lost file is the cause of any error that its bundler raises. */
export function failureOf(error: unknown, release: Release, otherwise: LoadPhase = 'init'): LoadFailure {
  const message = error instanceof Error ? error.message : String(error);
  const lost = consumeFailedFile(release) ?? fileNamedIn(message, release);
  if (error instanceof LoadError)
    return { phase: error.phase, message, ...(lost ? { file: lost.file } : {}), isPassing: false };
  if (lost && !ranBadly(message))
    return { phase: lostPhases[lost.cause], message, file: lost.file, isPassing: lost.cause === 'unreachable' };
  return { phase: otherwise, message, ...(lost ? { file: lost.file } : {}), isPassing: false };
}

/** Recognises the federation runtime's message for an entry that was loaded and threw. */
function ranBadly(message: string): boolean {
  return message.includes('ScriptExecutionError');
}

/** Rejects when the time limit is reached. A later result is ignored. */
export function withDeadline<T>(work: Promise<T>, release: Release): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new LoadError('deadline', `not ready after ${LOAD_DEADLINE_MS} ms`));
      abandonFiles(release);
    }, LOAD_DEADLINE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const final = new WeakSet<object>();

/** Marks an error as final: it is not retried automatically. */
export function markFinal(error: unknown): Error {
  const marked = error instanceof Error ? error : new Error(String(error));
  final.add(marked);
  return marked;
}

export function isFinal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && final.has(error);
}

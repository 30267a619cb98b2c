import type { Release } from 'shared-kit/contracts/delivery';
import { abandonFiles, fileNamedIn, takeLostFile } from './lost-files.ts';
import type { LostFile } from './lost-files.ts';
import type { LoadFailure, LoadPhase } from './remote-state.rules.ts';

/** Download and init of a remote together may take this long; so may a part of it. */
export const LOAD_DEADLINE_MS = 15_000;

/** A failure whose phase is known. */
export class LoadError extends Error {
  readonly phase: LoadPhase;

  constructor(phase: LoadPhase, message: string) {
    super(message);
    this.name = 'LoadError';
    this.phase = phase;
  }
}

const lostPhases = { unreachable: 'download', refused: 'download', altered: 'integrity' } as const satisfies Record<
  LostFile['cause'],
  LoadPhase
>;

/** What went wrong with a release: a file that was lost is the cause of whatever its bundler made of it. */
export function failureOf(error: unknown, release: Release, otherwise: LoadPhase = 'init'): LoadFailure {
  const message = error instanceof Error ? error.message : String(error);
  const lost = takeLostFile(release) ?? fileNamedIn(message, release);
  if (error instanceof LoadError)
    return { phase: error.phase, message, ...(lost ? { file: lost.file } : {}), isPassing: false };
  if (lost && !ranBadly(message))
    return { phase: lostPhases[lost.cause], message, file: lost.file, isPassing: lost.cause === 'unreachable' };
  return { phase: otherwise, message, ...(lost ? { file: lost.file } : {}), isPassing: false };
}

/** The federation runtime's words for an entry that came and threw. */
function ranBadly(message: string): boolean {
  return message.includes('ScriptExecutionError');
}

/** Gives up when the time is used up: nothing that comes later changes anything. */
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

/** Nothing more is done about it by itself. */
export function markFinal(error: unknown): Error {
  const marked = error instanceof Error ? error : new Error(String(error));
  final.add(marked);
  return marked;
}

export function isFinal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && final.has(error);
}

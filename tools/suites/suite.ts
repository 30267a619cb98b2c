import type { LogFile } from '../lib/log-file.ts';

/** Outcome of one suite of `npm test`. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** One line or block per failure, shown at the end of the suite. */
  readonly faults: readonly string[];
  /** Titles of the tests that passed only at the second try. */
  readonly retried?: readonly string[];
  /** Number of passed parts that passed in an earlier run, with the same files. */
  readonly cached?: number;
  /** Message when a part can't run on this machine. */
  readonly leftOut?: string;
}

/**
 * Remembers which parts of a suite passed, by a hash of the files that they read, so that `pnpm verify` skips unchanged
 * parts. `npm test` and runs with CI set never use it.
 */
export interface Verified {
  /** Returns the outcome of a part whose files have not changed since it passed; undefined when it must run. */
  before(part: string, folders?: readonly string[]): Outcome | undefined;
  /** Stores that the part has passed with the files that `before` read. */
  remember(part: string, outcome: Outcome): void;
}

export interface SuiteContext {
  readonly log: LogFile;
  /** Filter for the names of tests, in suites that have names. */
  readonly grep?: string;
  /** True when the command line names the suite's id. */
  readonly isNamed: boolean;
  /** Parts to skip because they passed with the same files. */
  readonly verified: Verified;
  note(text: string): void;
}

export interface Suite {
  readonly id: string;
  readonly title: string;
  run(context: SuiteContext): Promise<Outcome>;
}

export const passed = (count: number): Outcome => ({ passed: count, failed: 0, faults: [] });

export function sum(outcomes: readonly Outcome[]): Outcome {
  const cached = outcomes.reduce((total, each) => total + (each.cached ?? 0), 0);
  const leftOut = outcomes.flatMap((each) => each.leftOut ?? []).join('; ');
  const retried = outcomes.flatMap((each) => each.retried ?? []);
  return {
    passed: outcomes.reduce((total, each) => total + each.passed, 0),
    failed: outcomes.reduce((total, each) => total + each.failed, 0),
    faults: outcomes.flatMap((each) => each.faults),
    ...(retried.length > 0 ? { retried } : {}),
    ...(cached ? { cached } : {}),
    ...(leftOut ? { leftOut } : {}),
  };
}

/** Runs a suite as one part, unless it passed with the current files. */
export async function unlessVerified(
  { verified, grep }: SuiteContext,
  id: string,
  folders: readonly string[],
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  const before = grep === undefined ? verified.before(id, folders) : undefined;
  if (before) return before;
  const outcome = await run();
  if (grep === undefined) verified.remember(id, outcome);
  return outcome;
}

/** Returns the outcome of a program that passes or fails as a whole. */
export function asOne({ code, output }: { code: number; output: string }): Outcome {
  return code === 0 ? passed(1) : { passed: 0, failed: 1, faults: [output.trim()] };
}

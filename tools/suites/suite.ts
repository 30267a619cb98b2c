import type { LogFile } from '../lib/log-file.ts';

/** What one suite of `npm test` found. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** One line or block per failure, shown at the end of the suite. */
  readonly faults: readonly string[];
  /** Said when a part could not be run on this machine. */
  readonly leftOut?: string;
}

export interface SuiteContext {
  readonly log: LogFile;
  /** Only tests whose names match; for the suites that have names. */
  readonly grep?: string;
  /** Whether the suite was asked for by its id. */
  readonly isNamed: boolean;
  note(text: string): void;
}

export interface Suite {
  readonly id: string;
  readonly title: string;
  run(context: SuiteContext): Promise<Outcome>;
}

export const passed = (count: number): Outcome => ({ passed: count, failed: 0, faults: [] });

export function sum(outcomes: readonly Outcome[]): Outcome {
  const leftOut = outcomes.flatMap((each) => each.leftOut ?? []).join('; ');
  return {
    passed: outcomes.reduce((total, each) => total + each.passed, 0),
    failed: outcomes.reduce((total, each) => total + each.failed, 0),
    faults: outcomes.flatMap((each) => each.faults),
    ...(leftOut ? { leftOut } : {}),
  };
}

/** A check that a program makes as a whole: it passes or fails as one. */
export function asOne({ code, output }: { code: number; output: string }): Outcome {
  return code === 0 ? passed(1) : { passed: 0, failed: 1, faults: [output.trim()] };
}

import { stripVTControlCharacters } from 'node:util';
import type { LogFile } from '../lib/log-file.ts';
import { inParallel } from '../lib/in-parallel.ts';
import { Fault, step, stepBesideOthers } from '../lib/steps.ts';
import type { Outcome, Suite, SuiteContext } from './suite.ts';
import { sum } from './suite.ts';
import { neverVerified, openVerified } from './verified.ts';

interface Choice {
  readonly only?: string;
  readonly grep?: string;
  /** Skips parts that passed with the same files, unless CI is set. */
  readonly usesCache?: boolean;
}

/** Suites that run in parallel: most of them leave a core idle. */
export type SuiteGroup = readonly Suite[];

/**
 * Runs the groups of suites one after the other, prints the outcome of each suite, ends with `N passed, N failed`.
 * Returns the exit code.
 */
export async function runSuites(
  log: LogFile,
  groups: readonly SuiteGroup[],
  { only, grep, usesCache }: Choice,
): Promise<number> {
  const verified = usesCache && !process.env['CI'] ? openVerified() : neverVerified;
  const outcomes: Outcome[] = [];
  const context = { log, verified, isNamed: only !== undefined, ...(grep ? { grep } : {}) };
  for (const group of chosen(groups, only)) {
    const isAlone = group.length === 1;
    outcomes.push(
      ...(await inParallel(group, 2, (suite) => runSuite(suite, context, isAlone ? step : stepBesideOthers))),
    );
  }
  const { passed, failed, retried = [], leftOut, cached } = sum(outcomes);
  console.log('');
  if (retried.length > 0) console.log(['Passed only at the second try:', ...retried].join('\n  '));
  if (leftOut) console.log(`Left out: ${leftOut}`);
  if (failed > 0) console.log(`Everything that was printed: ${log.path}`);
  if (cached) console.log(`From the cache, nothing changed since they passed: ${cached} (CI=true runs everything)`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

function chosen(groups: readonly SuiteGroup[], only: string | undefined): readonly SuiteGroup[] {
  if (only === undefined) return groups;
  const suites = groups.flat();
  const ids = only.split(',');
  const unknown = ids.filter((id) => !suites.some((suite) => suite.id === id));
  if (unknown.length > 0)
    throw new Fault(`No suite ${unknown.join(', ')}. There are: ${suites.map(({ id }) => id).join(', ')}`);
  return groups.map((group) => group.filter(({ id }) => ids.includes(id)));
}

async function runSuite(
  suite: Suite,
  context: Omit<SuiteContext, 'note'>,
  progress: typeof stepBesideOthers,
): Promise<Outcome> {
  context.log.write(`\n══ ${suite.title}\n`);
  const outcome = await progress(
    suite.title,
    async (note) => {
      const result = await ran(suite, { ...context, note });
      note(summaryOf(result));
      return result;
    },
    ({ failed }) => failed > 0,
  );
  for (const fault of outcome.faults) console.log(`\n${shortened(fault)}\n`);
  return outcome;
}

function summaryOf({ passed, failed, leftOut, cached }: Outcome): string {
  if (passed + failed === 0) return leftOut ? 'left out' : 'no tests';
  if (failed > 0) return `${passed} passed, ${failed} failed`;
  return cached ? `${passed} passed, ${cached} of them cached` : `${passed} passed`;
}

/** Runs a suite; counts one that can't run at all as one failure. */
async function ran(suite: Suite, context: SuiteContext): Promise<Outcome> {
  try {
    return await suite.run(context);
  } catch (error) {
    const text =
      error instanceof Fault
        ? [error.message, error.details].join('\n')
        : String(error instanceof Error ? error.stack : error);
    return { passed: 0, failed: 1, faults: [text] };
  }
}

function shortened(fault: string): string {
  const text = process.stdout.isTTY ? fault : stripVTControlCharacters(fault);
  const lines = text.split('\n');
  return lines.length <= 60
    ? text
    : [...lines.slice(0, 60), `… and ${lines.length - 60} lines more, in the log`].join('\n');
}

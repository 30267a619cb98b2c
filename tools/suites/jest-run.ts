import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runNode } from '../lib/programs.ts';
import { jestProgram, workspace } from '../lib/workspace.ts';
import type { Outcome, SuiteContext } from './suite.ts';

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** Tests wait for timers and for the database a quarter of their time, so one more than there are cores keeps them busy. */
const busyWorkers = availableParallelism() + 1;

interface JestOptions {
  readonly projects: readonly string[];
  /** Number of processes that run test files at the same time; one more than there are cores by default. */
  readonly workers?: number;
  /** Regular expression that the paths of the test files must match. */
  readonly files?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Environment variables of this process that the tests must not see. */
  readonly without?: readonly string[];
}

interface JestOutcome extends Outcome {
  /** Returns the outcome of the test files in this folder of the workspace. */
  inFolder(folder: string): Outcome;
}

/** Runs the Jest projects of the named packages and reads the outcome from Jest's report. */
export async function runJest(
  { log, grep, note }: SuiteContext,
  { projects, workers = busyWorkers, files: only, env = {}, without = [] }: JestOptions,
): Promise<JestOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-jest-'));
  const report = join(folder, 'report.json');
  try {
    let files = 0;
    const { code, output } = await runNode(
      [
        '--experimental-vm-modules',
        '--max-old-space-size=6144',
        jestProgram,
        '--selectProjects',
        ...projects,
        `--maxWorkers=${workers}`,
        '--workerIdleMemoryLimit=1500MB',
        '--passWithNoTests',
        '--json',
        `--outputFile=${report}`,
        ...(only ? ['--testPathPatterns', only] : []),
        ...(grep ? ['--testNamePattern', grep] : []),
      ],
      {
        log,
        env: {
          ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !without.includes(name))),
          FORCE_COLOR: '0',
          ...env,
        },
        onLine: (line) => {
          if (/^(PASS|FAIL) /.test(line)) note(`${(files += 1)} files`);
        },
      },
    );
    return (
      readReport(report) ?? {
        passed: 0,
        failed: 1,
        faults: [`Jest ended with ${code} and no report:\n${output.slice(-4000)}`],
        inFolder: () => ({ passed: 0, failed: 1, faults: [] }),
      }
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(path: string): JestOutcome | undefined {
  let report: JestReport;
  try {
    report = JSON.parse(readFileSync(path, 'utf8')) as JestReport;
  } catch {
    return undefined;
  }
  return {
    ...outcomeOf(report.testResults),
    inFolder: (folder) =>
      outcomeOf(report.testResults.filter(({ name }) => relative(workspace, name).startsWith(`${folder}/`))),
  };
}

function outcomeOf(files: JestReport['testResults']): Outcome {
  // A file that fails before its first test has no failed test.
  const brokenFiles = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  );
  const failedTests = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${relative(workspace, name)} › ${fullName}\n${indent(failureMessages?.join('\n') ?? '')}`,
      ),
  );
  return {
    passed: files.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'passed'))
      .length,
    failed: failedTests.length + brokenFiles.length,
    faults: [
      ...brokenFiles.map(({ name, message }) => `${relative(workspace, name)}\n${indent(message)}`),
      ...failedTests,
    ],
  };
}

function indent(text: string): string {
  const lines = text.split('\n').filter((line) => !/^\s+at .*(node_modules\/\.pnpm\/jest|\(?node:)/.test(line));
  return lines
    .slice(0, 25)
    .map((line) => `    ${line}`)
    .join('\n');
}

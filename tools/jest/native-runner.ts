import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { SerializableError, Test, TestEvents, TestResult } from '@jest/test-result';
import JestRunner from 'jest-runner';
import type { TestRunnerOptions, TestWatcher, UnsubscribeFn } from 'jest-runner';
import type { FileResult, TestFile, WorkerMessage } from './native-worker.ts';
import { helperFile } from './shared.ts';

type Listeners = { [Name in keyof TestEvents]?: (event: TestEvents[Name]) => void | Promise<void> };

/**
 * Runs test files that need no browser with Jest's test engine in plain Node processes, and the others as Jest does.
 * Jest's runner loads every module again in a new virtual machine for every test file, which takes several times as
 * long as the tests. A plain process loads modules once, also those of the server's app: no module may hold state that
 * belongs to one app. Module mocks don't work there. Files that import the same `.fixtures.ts` run one after the other
 * and share the app that their fixtures start. Files that start server processes get a process each.
 *
 * A file needs a browser when it is a `.tsx` file or starts with the comment that names the test environment:
 * `@jest-environment tools/jest/browser-environment.mjs`.
 */
export default class NativeRunner extends JestRunner {
  readonly #listeners: Listeners = {};

  override on<Name extends keyof TestEvents>(
    name: Name,
    listener: (event: TestEvents[Name]) => void | Promise<void>,
  ): UnsubscribeFn {
    Object.assign(this.#listeners, { [name]: listener });
    return super.on(name, listener);
  }

  override async runTests(tests: Test[], watcher: TestWatcher, options: TestRunnerOptions): Promise<void> {
    const { true: inBrowser = [], false: native = [] } = Object.groupBy(tests, (test) => String(needsBrowser(test)));
    await this.#runNative(native, watcher);
    if (inBrowser.length > 0) await super.runTests(inBrowser, watcher, options);
  }

  async #runNative(tests: readonly Test[], watcher: TestWatcher): Promise<void> {
    const groups = groupsOf(longestFirst(tests));
    const queue = groups.values();
    const work = async (): Promise<void> => {
      const process = new TestProcess(this._globalConfig.testNamePattern);
      for (const group of queue) {
        for (const test of group) {
          if (watcher.isInterrupted()) break;
          await this.#runFile(process, test, test === group.at(-1));
        }
        if (group.some(startsServers)) process.end();
      }
      process.end();
    };
    await Promise.all(Array.from({ length: Math.min(this._globalConfig.maxWorkers, groups.length) }, work));
  }

  async #runFile(process: TestProcess, test: Test, isLastOfGroup: boolean): Promise<void> {
    await this.#listeners['test-file-start']?.([test]);
    try {
      const result = await process.run({ path: test.path, isLastOfGroup });
      await this.#listeners['test-file-success']?.([test, jestResult(test, result)]);
    } catch (error) {
      const { message, stack } = error as Error;
      await this.#listeners['test-file-failure']?.([test, { message, stack } as SerializableError]);
    }
  }
}

function needsBrowser({ path }: Test): boolean {
  return path.endsWith('.tsx') || /^\/\*\*[^/]*@jest-environment\s/.test(readFileSync(path, 'utf8'));
}

/**
 * Sorts tests that start servers first: they take longest, and started last they would leave the other workers idle.
 */
function longestFirst(tests: readonly Test[]): Test[] {
  return [...tests.filter(startsServers), ...tests.filter((test) => !startsServers(test))];
}

/** Groups files that share an app, and sorts each group by name. All other files are groups of one. */
function groupsOf(tests: readonly Test[]): Test[][] {
  const groupOf = new Map<string, Test[]>();
  for (const test of tests) {
    // Files that share one of two fixtures belong together: its app is closed after the last file of the group.
    const joined = new Set(fixturesOf(test.path).flatMap((path) => groupOf.get(path) ?? []));
    const group = [...joined, test];
    for (const { path } of group) for (const key of [path, ...fixturesOf(path)]) groupOf.set(key, group);
  }
  return [...new Set(tests.map(({ path }) => groupOf.get(path) ?? []))].map((group) =>
    group.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
  );
}

/** Returns the paths of the fixtures that a test of the app imports. */
function fixturesOf(path: string): string[] {
  if (!startsApp(path)) return [];
  const imports = readFileSync(path, 'utf8').matchAll(/from '(\.{1,2}\/[^']+\.fixtures\.ts)'/g);
  return [...imports].map(([, fixtures = '']) => resolve(dirname(path), fixtures));
}

const startsServers = ({ path }: Test): boolean => path.includes('.process.test.');

const startsApp = (path: string): boolean => /\.(api|process)\.test\./.test(path);

/** Node process that runs one test file after the other. */
class TestProcess {
  readonly #pattern: string | undefined;
  #child: ChildProcess | undefined;

  constructor(pattern: string | undefined) {
    this.#pattern = pattern;
  }

  async run(file: TestFile): Promise<FileResult> {
    const child = (this.#child ??= fork(helperFile('native-worker.ts'), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: { ...process.env, NODE_ENV: 'test', ...(this.#pattern ? { TEST_NAME_PATTERN: this.#pattern } : {}) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }));
    child.send(file);
    const received = new AbortController();
    const { signal } = received;
    const answer = await Promise.race([once(child, 'message', { signal }), once(child, 'exit', { signal })]);
    received.abort();
    const message = answer[0] as WorkerMessage | number | null;
    if (message === null || typeof message === 'number') {
      this.#child = undefined;
      throw new Error(`The test process ended with ${String(message ?? answer[1])} during ${file.path}`);
    }
    if ('error' in message) throw Object.assign(new Error(message.error.message), { stack: message.error.stack });
    return message.result;
  }

  end(): void {
    this.#child?.removeAllListeners();
    this.#child?.kill();
    this.#child = undefined;
  }
}

/** Converts a result to the shape that Jest's reporters read. */
function jestResult({ path, context }: Test, { tests, unhandled, start, end }: FileResult): TestResult {
  const failures = tests.filter(({ errors }) => errors.length > 0);
  const reports = failures.map(
    ({ ancestors, title, errors }) => `  ● ${[...ancestors, title].join(' › ')}\n\n${errors.join('\n')}`,
  );
  const count = (status: string): number => tests.filter((test) => test.status === status).length;
  return {
    console: undefined,
    failureMessage: [...unhandled, ...reports].join('\n\n') || null,
    leaks: false,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    openHandles: [],
    perfStats: {
      start,
      end,
      loadTestEnvironmentStart: start,
      loadTestEnvironmentEnd: start,
      setupFilesStart: start,
      setupFilesEnd: start,
      setupAfterEnvStart: start,
      setupAfterEnvEnd: start,
      runtime: end - start,
      slow: (end - start) / 1000 > context.config.slowTestThreshold,
    },
    skipped: false,
    snapshot: { added: 0, fileDeleted: false, matched: 0, unchecked: 0, uncheckedKeys: [], unmatched: 0, updated: 0 },
    testExecError:
      unhandled.length > 0 ? { message: unhandled.join('\n\n'), stack: unhandled.join('\n\n') } : undefined,
    testFilePath: path,
    testResults: tests.map(({ ancestors, title, status, duration, errors }) => ({
      ancestorTitles: [...ancestors],
      duration,
      failureDetails: [],
      failureMessages: [...errors],
      fullName: [...ancestors, title].join(' '),
      invocations: 1,
      location: null,
      numPassingAsserts: 0,
      retryReasons: [],
      status,
      title,
    })),
  };
}

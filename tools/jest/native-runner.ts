import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { SerializableError, Test, TestEvents, TestResult } from '@jest/test-result';
import JestRunner from 'jest-runner';
import type { TestRunnerOptions, TestWatcher, UnsubscribeFn } from 'jest-runner';
import type { FileResult, WorkerMessage } from './native-worker.ts';
import { helperFile } from './shared.ts';

type Listeners = { [Name in keyof TestEvents]?: (event: TestEvents[Name]) => void | Promise<void> };

/**
 * Runs test files that need no browser with Jest's test engine in plain Node processes, and the others as Jest does.
 * Jest's runner loads every module again in a new virtual machine for every test file, which takes several times as
 * long as the tests. A plain process loads modules once. Module mocks don't work there. Files that start the server's
 * app get a process each, because its modules hold state that belongs to one database.
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
    const queue = longestFirst(tests).values();
    const work = async (): Promise<void> => {
      const process = new TestProcess(this._globalConfig.testNamePattern);
      for (const test of queue) {
        if (watcher.isInterrupted()) break;
        await this.#listeners['test-file-start']?.([test]);
        try {
          await this.#listeners['test-file-success']?.([test, jestResult(test, await process.run(test.path))]);
        } catch (error) {
          const { message, stack } = error as Error;
          await this.#listeners['test-file-failure']?.([test, { message, stack } as SerializableError]);
        }
      }
      process.end();
    };
    await Promise.all(Array.from({ length: Math.min(this._globalConfig.maxWorkers, tests.length) }, work));
  }
}

function needsBrowser({ path }: Test): boolean {
  return path.endsWith('.tsx') || /^\/\*\*[^/]*@jest-environment\s/.test(readFileSync(path, 'utf8'));
}

/**
 * Sorts tests that start servers first: they take longest, and started last they would leave the other workers idle.
 */
function longestFirst(tests: readonly Test[]): Test[] {
  return [...tests.filter(isLong), ...tests.filter((test) => !isLong(test))];
}

const isLong = ({ path }: Test): boolean => path.includes('.process.test.');

const startsApp = (path: string): boolean => /\.(api|process)\.test\./.test(path);

/** Node process that runs one test file after the other. */
class TestProcess {
  readonly #pattern: string | undefined;
  #child: ChildProcess | undefined;

  constructor(pattern: string | undefined) {
    this.#pattern = pattern;
  }

  async run(path: string): Promise<FileResult> {
    const child = (this.#child ??= fork(helperFile('native-worker.ts'), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: { ...process.env, NODE_ENV: 'test', ...(this.#pattern ? { TEST_NAME_PATTERN: this.#pattern } : {}) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }));
    child.send(path);
    const heard = new AbortController();
    const { signal } = heard;
    const answer = await Promise.race([once(child, 'message', { signal }), once(child, 'exit', { signal })]);
    heard.abort();
    const message = answer[0] as WorkerMessage | number | null;
    if (message === null || typeof message === 'number') {
      this.#child = undefined;
      throw new Error(`The test process ended with ${String(message ?? answer[1])} during ${path}`);
    }
    if (startsApp(path)) this.end();
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
  const told = failures.map(
    ({ ancestors, title, errors }) => `  ● ${[...ancestors, title].join(' › ')}\n\n${errors.join('\n')}`,
  );
  const count = (status: string): number => tests.filter((test) => test.status === status).length;
  return {
    console: undefined,
    failureMessage: [...unhandled, ...told].join('\n\n') || null,
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

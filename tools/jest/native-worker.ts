/** Runs the test files that native-runner.ts sends, one after the other, with Jest's test engine and `expect`. */
import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import * as circus from 'jest-circus';
import { ModuleMocker } from 'jest-mock';

export interface TestOutcome {
  readonly ancestors: readonly string[];
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'pending' | 'todo';
  readonly duration: number | null;
  readonly errors: readonly string[];
}

export interface FileResult {
  readonly tests: readonly TestOutcome[];
  /** Errors outside any test: from a hook after all tests, or thrown after its test has ended. */
  readonly unhandled: readonly string[];
  readonly start: number;
  readonly end: number;
}

export interface TestFile {
  readonly path: string;
  /** True when no further file of this process uses the app that the file's fixtures have started. */
  readonly isLastOfGroup: boolean;
}

export type WorkerMessage =
  | { readonly result: FileResult }
  | { readonly error: { readonly message: string; readonly stack: string } };

/** Timeout in ms. Hooks that create a database need more than Jest's 5 seconds. */
const testTimeout = 120_000;

const mocker = new ModuleMocker(globalThis);
const { describe, test, beforeAll, afterAll, beforeEach, afterEach } = circus;
Object.assign(globalThis, {
  describe,
  test,
  it: test,
  beforeAll,
  afterAll,
  beforeEach,
  afterEach,
  expect: jestExpect,
  jest: { fn: mocker.fn.bind(mocker), spyOn: mocker.spyOn.bind(mocker) },
  // The engine reads it when a run starts.
  [Symbol.for('TEST_TIMEOUT_SYMBOL')]: testTimeout,
});

circus.addEventHandler(onEvent);

const noteUnhandled = (error: unknown): void => void circus.getState().unhandledErrors.push(error as Error);
process.on('uncaughtException', noteUnhandled);
process.on('unhandledRejection', noteUnhandled);
process.on('disconnect', () => process.exit(1));

/** Closing functions of fixtures, called after the last file that imports them. */
const closings: (() => Promise<void>)[] = [];
Object.assign(globalThis, { afterLastFile: (close: () => Promise<void>) => void closings.push(close) });

process.on('message', ({ path, isLastOfGroup }: TestFile) => {
  void runFile(path)
    .finally(async () => {
      if (isLastOfGroup) for (const close of closings.splice(0)) await close();
    })
    .then((result) => ({ result }))
    .catch((error: unknown) => ({ error: { message: String(error), stack: (error as Error).stack ?? String(error) } }))
    .then((message) => process.send?.(message));
});

async function runFile(path: string): Promise<FileResult> {
  const start = Date.now();
  circus.resetState();
  const pattern = process.env['TEST_NAME_PATTERN'];
  circus.setState({ ...circus.getState(), ...(pattern ? { testNamePattern: new RegExp(pattern, 'i') } : {}) });
  jestExpect.setState({ testPath: path });
  await import(pathToFileURL(path).href);
  const { testResults, unhandledErrors } = await circus.run();
  return {
    tests: testResults.map(({ testPath, status, duration, errors }) => ({
      ancestors: testPath.slice(1, -1).map(String),
      title: String(testPath.at(-1)),
      status: status === 'done' ? (errors.length > 0 ? 'failed' : 'passed') : status === 'todo' ? 'todo' : 'pending',
      duration: duration ?? null,
      errors,
    })),
    unhandled: unhandledErrors,
    start,
    end: Date.now(),
  };
}

/** Gives each test unmocked objects. Fails a test that announced assertions and made fewer. */
function onEvent(event: circus.Event): void {
  if (event.name === 'test_start') {
    mocker.restoreAllMocks();
    jestExpect.setState({ currentTestName: event.test.name });
  }
  if (event.name === 'test_done')
    event.test.errors.push(...jestExpect.extractExpectedAssertionsErrors().map(({ error }) => error));
}

import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Number of files in the list of the slowest ones. */
const LISTED_FILES = 30;

/**
 * Writes the results of the run to the file in PLAYWRIGHT_TOTALS, for `npm test`, and prints which files of tests took
 * the most time of the workers. Reports every attempt of a test, because a retry may fail because of data the first
 * attempt left.
 */
class TotalsReporter implements Reporter {
  readonly #faults = new Map<string, string>();
  readonly #flaky: string[] = [];
  readonly #times = new Map<string, { tests: number; milliseconds: number }>();
  #passed = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#addTime(basename(test.location.file), result.duration);
    const title = test.titlePath().filter(Boolean).join(' › ');
    if (result.status === test.expectedStatus) {
      this.#passed += 1;
      const before = this.#faults.get(title);
      if (before !== undefined) this.#flaky.push(`${title}\n${before}`);
      this.#faults.delete(title);
    } else {
      const text = result.errors.map(({ message, stack }) => stack ?? message ?? '').join('\n');
      this.#faults.set(title, [this.#faults.get(title), text].filter(Boolean).join('\n\nthen, tried again:\n'));
    }
  }

  onError(error: { message?: string; stack?: string }): void {
    this.#faults.set(`the run itself: ${error.message ?? ''}`, error.stack ?? '');
  }

  #addTime(file: string, duration: number): void {
    const { tests, milliseconds } = this.#times.get(file) ?? { tests: 0, milliseconds: 0 };
    this.#times.set(file, { tests: tests + 1, milliseconds: milliseconds + duration });
  }

  #printSlowestFiles(): void {
    const slowest = [...this.#times].toSorted(([, one], [, other]) => other.milliseconds - one.milliseconds);
    console.log('\nSeconds by file, of all workers together:');
    for (const [file, { tests, milliseconds }] of slowest.slice(0, LISTED_FILES))
      console.log(`${(milliseconds / 1000).toFixed(1).padStart(8)}  ${file} (${tests})`);
  }

  onEnd(result: FullResult): void {
    this.#printSlowestFiles();
    const path = process.env['PLAYWRIGHT_TOTALS'];
    if (!path) return;
    const faults = [...this.#faults].map(([title, text]) => `${title}\n${text}`);
    writeFileSync(
      path,
      JSON.stringify({
        status: result.status,
        passed: this.#passed,
        failed: faults.length,
        faults,
        flaky: this.#flaky,
      }),
    );
  }
}

export default TotalsReporter;

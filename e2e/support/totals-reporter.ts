import { writeFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Writes the results of the run to the file in PLAYWRIGHT_TOTALS, for `npm test`. Reports every attempt of a test, because a retry may fail
 * because of data the first attempt left.
 */
class TotalsReporter implements Reporter {
  readonly #faults = new Map<string, string>();
  readonly #flaky: string[] = [];
  #passed = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
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

  onEnd(result: FullResult): void {
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

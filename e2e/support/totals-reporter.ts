import { writeFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Writes what came of the run to the file that PLAYWRIGHT_TOTALS names, for `npm test`. */
class TotalsReporter implements Reporter {
  readonly #faults = new Map<string, string>();
  readonly #flaky: string[] = [];
  #passed = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    const title = test.titlePath().filter(Boolean).join(' › ');
    if (result.status === test.expectedStatus) {
      this.#passed += 1;
      if (this.#faults.delete(title)) this.#flaky.push(title);
    } else {
      this.#faults.set(title, result.errors.map(({ message, stack }) => stack ?? message ?? '').join('\n'));
    }
  }

  onError(error: { message?: string; stack?: string }): void {
    this.#faults.set(`the run itself: ${error.message ?? ''}`, error.stack ?? '');
  }

  onEnd(result: FullResult): void {
    const path = process.env['PLAYWRIGHT_TOTALS'];
    if (!path) return;
    const faults = [...this.#faults].map(([title, text]) => `${title}\n${text}`);
    writeFileSync(path, JSON.stringify({ status: result.status, passed: this.#passed, failed: faults.length, faults, flaky: this.#flaky }));
  }
}

export default TotalsReporter;

import type { BrowserContext, ConsoleMessage, Page, Response } from '@playwright/test';

/**
 * Collects faults that must not occur in any page: console errors, unhandled errors and rejections, CSP violations (which Chromium reports
 * in the console), and responses of 500 and above.
 */
export class PageFaults {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => this.#onConsole(message));
    context.on('weberror', (error) =>
      this.#add(`unhandled: ${error.error().stack || `${error.error().name}: ${error.error().message}`}`),
    );
    context.on('response', (response) => this.#onResponse(response));
    context.on('page', (page) => this.#watchCrash(page));
  }

  /** Allows a fault that a test provokes, e.g. a remote that is down. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  get unexpected(): readonly string[] {
    return this.#found.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }

  #watchCrash(page: Page): void {
    page.on('crash', () => this.#add(`crashed: ${page.url()}`));
  }

  #onConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error' || isRefusalOfCall(message)) return;
    this.#add(`console: ${message.text()} (${message.location().url})`);
  }

  #onResponse(response: Response): void {
    if (response.status() >= 500) this.#add(`${response.status()}: ${response.request().method()} ${response.url()}`);
  }

  #add(fault: string): void {
    this.#found.push(fault);
  }
}

/** Chromium logs an error for every 4xx. From the API it is a normal response; for a file it is a fault. */
function isRefusalOfCall(message: ConsoleMessage): boolean {
  return (
    /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text()) &&
    /\/api\//.test(message.location().url)
  );
}

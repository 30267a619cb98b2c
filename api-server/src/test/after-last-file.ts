/**
 * Closes what fixtures have started for several test files: the test runner calls `close` after the last file that
 * imports them (tools/jest/native-runner.ts).
 */
export function afterLastFile(close: () => Promise<void>): void {
  (globalThis as unknown as { readonly afterLastFile: (close: () => Promise<void>) => void }).afterLastFile(close);
}

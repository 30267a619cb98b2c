/** Pauses before what didn't come is asked for again by itself, milliseconds. */
export const RETRY_PAUSES_MS = [250, 500];

export function pauseBefore(tries: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_PAUSES_MS[tries] ?? 0));
}

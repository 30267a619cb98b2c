import type { ContentItem } from 'shared-kit/contracts/content';

/** A4m-12: the step that an address names, from 0 to the last; undefined where it names none. */
export function stepWithin(text: string | null, count: number): number | undefined {
  if (text === null || !/^\d{1,4}$/.test(text)) return undefined;
  const step = Number(text);
  return step < count ? step : undefined;
}

/** Where a journey goes on: at the first step that isn't done, or from the start where all are. */
export function firstOpenStep(parts: readonly Pick<ContentItem, 'completed'>[]): number {
  return Math.max(
    0,
    parts.findIndex(({ completed }) => completed !== 'COMPLETED'),
  );
}

/** A4m-13: (index + 1) / count, as percent. */
export function journeyPercent(step: number, count: number): number {
  return count === 0 ? 0 : ((step + 1) / count) * 100;
}

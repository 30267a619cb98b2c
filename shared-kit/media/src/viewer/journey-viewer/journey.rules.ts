import type { ContentItem } from '@shared-kit/contracts/content';

/** Returns the step that an address names, from 0 (A4m-12); undefined when it names none. */
export function stepWithin(text: string | null, count: number): number | undefined {
  if (text === null || !/^\d{1,4}$/.test(text)) return undefined;
  const step = Number(text);
  return step < count ? step : undefined;
}

/** Returns the step where a journey continues: the first open one, or 0 when all are done. */
export function firstOpenStep(parts: readonly Pick<ContentItem, 'completed'>[]): number {
  return Math.max(
    0,
    parts.findIndex(({ completed }) => completed !== 'COMPLETED'),
  );
}

/** Returns (index + 1) / count, as percent (A4m-13). */
export function journeyPercent(step: number, count: number): number {
  return count === 0 ? 0 : ((step + 1) / count) * 100;
}

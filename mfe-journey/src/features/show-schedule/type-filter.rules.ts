import type { ScheduleType } from 'shared-kit/contracts/journey';

/** Nothing chosen is all: a calendar of nothing helps nobody (decision 205). */
export function isShown(chosen: readonly number[], idScheduleType: number): boolean {
  return chosen.length === 0 || chosen.includes(idScheduleType);
}

/** A box was ticked or unticked; all ticked, or none, is all. */
export function afterToggle(
  chosen: readonly number[],
  idScheduleType: number,
  types: readonly ScheduleType[],
): readonly number[] {
  const ids = types.map((type) => type.idScheduleType);
  const next = ids.filter((id) => isShown(chosen, id) !== (id === idScheduleType));
  return next.length === ids.length ? [] : next;
}

/** Colour of a type, in the order of the types; text says what it is as well. */
export function typeColor(idScheduleType: number, types: readonly ScheduleType[]): string {
  const index = types.findIndex((type) => type.idScheduleType === idScheduleType);
  return `var(--color-chart-${(Math.max(0, index) % 6) + 1})`;
}

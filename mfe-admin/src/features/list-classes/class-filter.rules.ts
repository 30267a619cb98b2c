import type { ClassState, ListedClass } from '@shared-kit/contracts/admin';
import { folded } from '../../lib/folded.rules.ts';

const past: readonly ClassState[] = ['ended', 'closed'];

export const classPeriods = ['current', 'past', 'all'] as const;

export type ClassPeriod = (typeof classPeriods)[number];

/** Returns the classes that a search and the filters find. */
export function foundClasses(
  classes: readonly ListedClass[],
  { text, period, idTraining }: { text: string; period: ClassPeriod; idTraining: number | undefined },
): ListedClass[] {
  return classes.filter(
    (row) =>
      (idTraining === undefined || row.idTraining === idTraining) &&
      (period === 'all' || past.includes(row.state) === (period === 'past')) &&
      [row.name, row.training, ...row.instructors].some((name) => folded(name).includes(folded(text))),
  );
}

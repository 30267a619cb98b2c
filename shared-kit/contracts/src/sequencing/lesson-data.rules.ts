import type { SharedStore } from './activity-tree.ts';
import { objectiveIndices } from './lesson-report.rules.ts';
import type { ObjectiveState } from './sequencing-state.ts';

type LessonData = Readonly<Record<string, string>>;

interface ObjectiveAtLaunch {
  readonly id: string;
  readonly isPrimary: boolean;
  readonly values: ObjectiveState;
}

/**
 * Returns the data of a lesson with the objectives of its manifest. What is known of them, e.g. from another lesson
 * through a global objective, is set; what the lesson itself has stored stays where nothing is known.
 */
export function withObjectives(cmi: LessonData, objectives: readonly ObjectiveAtLaunch[]): LessonData {
  const result: Record<string, string> = { ...cmi };
  const known = new Map(objectiveIndices(cmi));
  let next = Math.max(-1, ...known.values()) + 1;
  for (const { id, isPrimary, values } of objectives) {
    if (isPrimary) Object.assign(result, textsOf(values, 'cmi.'));
    if (id === '') continue;
    const index = known.get(id) ?? next++;
    result[`cmi.objectives.${index}.id`] = id;
    Object.assign(result, textsOf(values, `cmi.objectives.${index}.`));
  }
  return result;
}

function textsOf(values: ObjectiveState, prefix: string): Record<string, string> {
  const texts: Record<string, string | null> = {
    success_status: values.satisfied === null ? null : values.satisfied ? 'passed' : 'failed',
    'score.scaled': textOf(values.measure),
    'score.raw': textOf(values.raw),
    'score.min': textOf(values.min),
    'score.max': textOf(values.max),
    completion_status: values.completed === null ? null : values.completed ? 'completed' : 'incomplete',
    progress_measure: textOf(values.progress),
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === null ? [] : [[prefix + name, text]])),
  );
}

function textOf(value: number | null): string | null {
  return value === null ? null : String(value);
}

/** Returns the shared stores of a lesson as elements of its data (RTE 4.3). `data` is what they contain, by identifier. */
export function storeElements(stores: readonly SharedStore[], data: ReadonlyMap<string, string>): LessonData {
  return Object.fromEntries(
    stores.flatMap(({ id, canRead }, index): [string, string][] => {
      const text = canRead ? data.get(id) : undefined;
      return [
        [`adl.data.${index}.id`, id],
        ...(text === undefined ? [] : [[`adl.data.${index}.store`, text] satisfies [string, string]]),
      ];
    }),
  );
}

/** Returns what a lesson has written to its shared stores, by identifier. */
export function writtenStores(stores: readonly SharedStore[], cmi: LessonData): ReadonlyMap<string, string> {
  return new Map(
    stores.flatMap(({ id, canWrite }, index): [string, string][] => {
      const data = cmi[`adl.data.${index}.store`];
      return canWrite && data !== undefined ? [[id, data]] : [];
    }),
  );
}

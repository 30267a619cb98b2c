import type { LessonReport, ObjectiveState } from '@shared-kit/contracts/sequencing';
import type { Cmi } from './sco-outcome.rules.ts';
import { isSuspended } from './sco-outcome.rules.ts';

const verdicts: Readonly<Record<string, boolean>> = { passed: true, failed: false, completed: true, incomplete: false };

/** Returns what a 2004 lesson has reported, for its activity (RTE 4.1.6). `not attempted` counts as unknown. */
export function lessonReport(cmi: Cmi, seconds: number): LessonReport {
  return {
    primary: valuesAt(cmi, 'cmi.'),
    objectives: objectiveIndices(cmi).map(([id, index]) => ({ id, ...valuesAt(cmi, `cmi.objectives.${index}.`) })),
    isSuspended: isSuspended(cmi),
    seconds,
  };
}

/** Returns the objectives of the data with their position, by identifier. */
function objectiveIndices(cmi: Cmi): [string, number][] {
  return Object.entries(cmi).flatMap(([name, id]): [string, number][] => {
    const index = /^cmi\.objectives\.(\d+)\.id$/.exec(name)?.[1];
    return index === undefined ? [] : [[id, Number(index)]];
  });
}

function valuesAt(cmi: Cmi, prefix: string): Partial<ObjectiveState> {
  const number = (name: string): number | undefined => {
    const text = cmi[prefix + name];
    return text === undefined || text.trim() === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
  };
  const verdict = (name: string): boolean | undefined => verdicts[cmi[prefix + name] ?? ''];
  const values: Record<keyof ObjectiveState, boolean | number | undefined> = {
    satisfied: verdict('success_status'),
    measure: number('score.scaled'),
    raw: number('score.raw'),
    min: number('score.min'),
    max: number('score.max'),
    completed: verdict('completion_status'),
    progress: number('progress_measure'),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

interface ObjectiveAtLaunch {
  readonly id: string;
  readonly isPrimary: boolean;
  readonly values: ObjectiveState;
}

/**
 * Returns the data of a lesson with the objectives of its manifest. What is known of them, e.g. from another lesson
 * through a global objective, is set; what the lesson itself has stored stays where nothing is known.
 */
export function withObjectives(cmi: Cmi, objectives: readonly ObjectiveAtLaunch[]): Cmi {
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

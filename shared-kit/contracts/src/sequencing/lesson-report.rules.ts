import type { LessonReport } from './report.ts';
import type { ObjectiveState } from './sequencing-state.ts';

type LessonData = Readonly<Record<string, string>>;

const verdicts: Readonly<Record<string, boolean | null>> = {
  passed: true,
  failed: false,
  completed: true,
  incomplete: false,
  // A lesson that says so has begun all the same.
  'not attempted': false,
  unknown: null,
};

/**
 * Returns what a 2004 lesson has reported, for its activity (RTE 4.1.6). A status that the lesson has set to `unknown`
 * is null: it takes an earlier one back.
 */
export function lessonReport(
  data: LessonData,
  { seconds, ended }: Pick<LessonReport, 'seconds' | 'ended'>,
): LessonReport {
  return {
    primary: valuesAt(data, 'cmi.'),
    objectives: objectiveIndices(data).map(([id, index]) => ({ id, ...valuesAt(data, `cmi.objectives.${index}.`) })),
    isSuspended: data['cmi.exit'] === 'suspend',
    ended,
    seconds,
  };
}

/** Returns the objectives of a lesson's data with their position, by identifier. */
export function objectiveIndices(data: LessonData): [string, number][] {
  return Object.entries(data).flatMap(([name, id]): [string, number][] => {
    const index = /^cmi\.objectives\.(\d+)\.id$/.exec(name)?.[1];
    return index === undefined ? [] : [[id, Number(index)]];
  });
}

function valuesAt(data: LessonData, prefix: string): Partial<ObjectiveState> {
  const number = (name: string): number | undefined => {
    const text = data[prefix + name];
    return text === undefined || text.trim() === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
  };
  const verdict = (name: string): boolean | null | undefined => verdicts[data[prefix + name] ?? ''];
  const values: Record<keyof ObjectiveState, boolean | number | null | undefined> = {
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

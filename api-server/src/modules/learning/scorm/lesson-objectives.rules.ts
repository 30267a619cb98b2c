import { objectiveIndices } from '@shared-kit/contracts/sequencing';
import type { ObjectiveState } from '@shared-kit/contracts/sequencing';
import type { Cmi } from './sco-outcome.rules.ts';

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

import type { Cmi } from '../core/sco-outcome.rules.ts';

/** Answer of a person in a lesson, as the lesson has recorded it. Missing values are empty. */
export interface RecordedInteraction {
  readonly id: string;
  readonly type: string;
  readonly description: string;
  readonly response: string;
  /** Correct patterns, in their order. */
  readonly correct: readonly string[];
  readonly result: string;
  readonly weighting: string;
  readonly latency: string;
  readonly at: string;
}

export interface RecordedObjective {
  readonly id: string;
  readonly success: string;
  readonly completion: string;
  readonly scaled: string;
  readonly raw: string;
  readonly progress: string;
}

/** Returns the interactions in a lesson's data, in 1.2 and 2004. */
export function interactionsIn(cmi: Cmi): RecordedInteraction[] {
  return indicesOf(cmi, /^cmi\.interactions\.(\d+)\./).map((index) => {
    const value = (name: string) => cmi[`cmi.interactions.${index}.${name}`] ?? '';
    return {
      id: value('id'),
      type: value('type'),
      description: value('description'),
      response: value('learner_response') || value('student_response'),
      correct: indicesOf(cmi, new RegExp(String.raw`^cmi\.interactions\.${index}\.correct_responses\.(\d+)\.`)).map(
        (at) => value(`correct_responses.${at}.pattern`),
      ),
      result: value('result'),
      weighting: value('weighting'),
      latency: value('latency'),
      at: value('timestamp') || value('time'),
    };
  });
}

/** Returns the objectives in a lesson's data, in 1.2 and 2004. */
export function objectivesIn(cmi: Cmi): RecordedObjective[] {
  return indicesOf(cmi, /^cmi\.objectives\.(\d+)\./).map((index) => {
    const value = (name: string) => cmi[`cmi.objectives.${index}.${name}`] ?? '';
    return {
      id: value('id'),
      success: value('success_status') || value('status'),
      completion: value('completion_status'),
      scaled: value('score.scaled'),
      raw: value('score.raw'),
      progress: value('progress_measure'),
    };
  });
}

function indicesOf(cmi: Cmi, name: RegExp): number[] {
  const found = Object.keys(cmi).flatMap((each) => name.exec(each)?.[1] ?? []);
  return [...new Set(found.map(Number))].toSorted((one, other) => one - other);
}

import { secondsOf } from '@shared-kit/contracts/scorm';
import type { RecordedInteraction } from './attempt-report.rules.ts';

/** How one question of a lesson was answered, over all attempts. */
export interface AnalysedItem {
  readonly idSco: number;
  readonly id: string;
  readonly type: string;
  readonly description: string;
  readonly answers: number;
  readonly correct: number;
  /** Share of correct answers, 0 to 1. */
  readonly facility: number;
  /**
   * Mean grade of the attempts that answered correctly, minus that of the others: a good question separates them. Null
   * unless both groups have grades.
   */
  readonly discrimination: number | null;
  /** Mean, in seconds; null when no lesson reported one. */
  readonly latency: number | null;
  /** The most frequent answers, with how often each was given. */
  readonly responses: readonly { readonly response: string; readonly count: number }[];
}

interface Sum {
  total: number;
  count: number;
}

interface Tally {
  readonly first: Pick<AnalysedItem, 'idSco' | 'id' | 'type' | 'description'>;
  answers: number;
  correct: number;
  readonly latency: Sum;
  readonly grades: Readonly<Record<'correct' | 'wrong', Sum>>;
  readonly responses: Map<string, number>;
}

/** Different answers that are counted for a question and for all, so that free texts do not fill the memory. */
const MAX_RESPONSES = 200;
const MAX_ALL_RESPONSES = 50_000;
/** Questions that are analysed: some tools name the questions of each attempt anew. */
const MAX_ITEMS = 10_000;
/** Characters of a text that an analysis holds. */
const MAX_TEXT = 500;
const SHOWN_RESPONSES = 5;

const sum = (): Sum => ({ total: 0, count: 0 });
const meanOf = ({ total, count }: Sum): number | null => (count === 0 ? null : total / count);

/** Counts the answers of attempts one after the other; a neutral or unanticipated result is not a correct one. */
export function itemAnalysis() {
  const tallies = new Map<string, Tally>();
  let differentResponses = 0;
  return {
    add(attempt: { idSco: number; grade: number | null; interactions: readonly RecordedInteraction[] }): void {
      for (const { id, type, description, response, result, latency } of attempt.interactions) {
        const key = JSON.stringify([attempt.idSco, id]);
        const found = tallies.get(key);
        if (!found && tallies.size >= MAX_ITEMS) continue;
        const tally =
          found ?? newTally({ idSco: attempt.idSco, id, type, description: description.slice(0, MAX_TEXT) });
        tallies.set(key, tally);
        const isCorrect = result === 'correct';
        tally.answers += 1;
        if (isCorrect) tally.correct += 1;
        addTo(tally.latency, secondsOf(latency) ?? null);
        addTo(tally.grades[isCorrect ? 'correct' : 'wrong'], attempt.grade);
        const shown = response.slice(0, MAX_TEXT);
        const known = tally.responses.get(shown);
        const hasRoom = tally.responses.size < MAX_RESPONSES && differentResponses < MAX_ALL_RESPONSES;
        if (known === undefined && !hasRoom) continue;
        if (known === undefined) differentResponses += 1;
        tally.responses.set(shown, (known ?? 0) + 1);
      }
    },
    items: (): AnalysedItem[] => [...tallies.values()].map(itemOf),
  };
}

function newTally(first: Tally['first']): Tally {
  const grades = { correct: sum(), wrong: sum() };
  return { first, answers: 0, correct: 0, latency: sum(), grades, responses: new Map() };
}

function addTo(to: Sum, value: number | null): void {
  if (value === null) return;
  to.total += value;
  to.count += 1;
}

function itemOf({ first, answers, correct, latency, grades, responses }: Tally): AnalysedItem {
  const [good, bad] = [meanOf(grades.correct), meanOf(grades.wrong)];
  return {
    ...first,
    answers,
    correct,
    facility: correct / answers,
    discrimination: good === null || bad === null ? null : good - bad,
    latency: meanOf(latency),
    responses: [...responses]
      .map(([response, count]) => ({ response, count }))
      .toSorted((one, other) => other.count - one.count)
      .slice(0, SHOWN_RESPONSES),
  };
}

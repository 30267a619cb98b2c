import type { EvaluationParameters } from '@shared-kit/contracts/evaluations';
import type { Clock } from './evaluation-clock.rules.ts';
import { isVanished, pausesLeft } from './evaluation-pause.rules.ts';
import type { PausableClock } from './evaluation-pause.rules.ts';

/** Columns of a questionnaire that hold its clock. */
interface ClockRow {
  readonly time_left_ms: number | null;
  readonly last_beat_at: Date | null;
  readonly paused_at: Date | null;
  readonly pauses_used: number;
  readonly finish_date: Date | null;
}

interface TimedQuestionnaire {
  readonly evaluation: { readonly parameters: EvaluationParameters };
  readonly questionnaire: ClockRow;
}

export const clockOf = (row: Pick<ClockRow, 'time_left_ms' | 'last_beat_at'>): Clock => ({
  timeLeftMs: row.time_left_ms,
  lastBeatAt: row.last_beat_at,
});

/** Returns the clock with its pauses. The evaluation and the pauses used decide whether it can stop (decision 420). */
export function pausableClockOf({ evaluation, questionnaire }: TimedQuestionnaire): PausableClock {
  return {
    ...clockOf(questionnaire),
    pausedAt: questionnaire.paused_at,
    canPause: (pausesLeft(evaluation.parameters, questionnaire.pauses_used) ?? 0) > 0,
  };
}

/** Returns whether an unfinished questionnaire waits for a page that is opened anew: its last one has vanished. */
export function isAbandoned(questionnaire: TimedQuestionnaire, now: Date): boolean {
  return questionnaire.questionnaire.finish_date === null && isVanished(pausableClockOf(questionnaire), now);
}

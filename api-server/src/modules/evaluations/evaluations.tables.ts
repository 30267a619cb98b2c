import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  AnswerItem,
  EvaluationParameters,
  EvaluationType,
  ImpactEvaluationType,
  QuestionType,
  QuestionnaireType,
} from '@shared-kit/contracts/evaluations';

type Moment = ColumnType<Date, Date | string, Date | string>;

type MomentOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface EvaluationsTable {
  id_evaluation: Generated<number>;
  key: string;
  evaluation_type: EvaluationType;
  title: string;
  description: Generated<string>;
  /** 0 to 100. */
  mastery_score: number;
  max_tries: number | null;
  parameters: JSONColumnType<EvaluationParameters>;
}

export interface QuestionsTable {
  id_question: Generated<number>;
  id_evaluation: number;
  key: string;
  position: number;
  question_type: QuestionType;
  statement: string;
  mandatory: Generated<boolean>;
  /** False once an import no longer has it; existing questionnaires keep it. */
  active: Generated<boolean>;
}

export interface QuestionOptionAnswersTable {
  id_question_option_answer: Generated<number>;
  id_question: number;
  position: number;
  description: string;
  active: Generated<boolean>;
}

export interface QuestionOptionsTable {
  id_question_option: Generated<number>;
  id_question: number;
  position: number;
  description: string;
  correct: Generated<boolean>;
  /** CORRELATE only: the answer that this option is matched with. */
  id_correct_answer: number | null;
  active: Generated<boolean>;
}

export interface QuestionScalesTable {
  id_question_scale: Generated<number>;
  id_question: number;
  position: number;
  title: string;
  active: Generated<boolean>;
}

/** One attempt of a learner at an evaluation. */
export interface QuestionnairesTable {
  id_questionnaire: Generated<number>;
  id_user: number;
  id_enrollment: number;
  id_node_enrollment: number | null;
  id_evaluation: number;
  questionnaire_type: QuestionnaireType;
  /** Title of the training when the questionnaire was started. */
  node_title: Generated<string>;
  start_date: Moment;
  /** First heartbeat; the questions are readable from then on. */
  opened_at: Moment | null;
  /** Null while the clock is stopped. */
  last_beat_at: Moment | null;
  /** Moment at which the learner left the player; null while the clock runs. */
  paused_at: MomentOrNull;
  /** Number of pauses that have stopped the clock (decision 530). */
  pauses_used: Generated<number>;
  /** Value at `last_beat_at`; null without a limit. */
  time_left_ms: number | null;
  finish_date: Moment | null;
  timed_out: Generated<boolean>;
  /** 0 to 100. */
  grade: number | null;
  passed: Generated<boolean>;
  earn_points: Generated<number>;
}

/** Pause that has stopped the clock of a questionnaire. */
export interface QuestionnairePausesTable {
  id_questionnaire_pause: Generated<number>;
  id_questionnaire: number;
  kind: 'left' | 'vanished';
  paused_from: Moment;
  paused_until: Moment;
}

export interface AnswersTable {
  id_answer: Generated<number>;
  id_questionnaire: number;
  id_question: number;
  position: number;
  answer_data: JSONColumnType<AnswerItem[]>;
  answer_text: Generated<string>;
  answer_status: Generated<boolean>;
  writer: Generated<string>;
  sequence: Generated<number>;
  answered_at: Moment | null;
  is_correct: boolean | null;
}

/** Impact evaluation that a finished training created. */
export interface ImpactEvaluationsTable {
  id_impact_evaluation: Generated<number>;
  id_enrollment: number;
  evaluation_type: ImpactEvaluationType;
  id_evaluation: number;
  id_learner: number;
  /** Title of the training on the day that it was finished. */
  title: string;
  days_to_complete: number;
  creation_date: Moment;
  expiration_date: Moment;
  finish_date: MomentOrNull;
  id_answered_by: ColumnType<number | null, number | null | undefined, number | null>;
  /** When the availability notice was sent. */
  announced_at: MomentOrNull;
  /** When the expiry reminder was sent. */
  reminded_at: MomentOrNull;
}

/** Person who dismissed the notice of a pending impact evaluation. */
export interface ImpactEvaluationSilencesTable {
  id_impact_evaluation: number;
  id_user: number;
  since: Moment;
}

interface EvaluationsTables {
  evaluations: EvaluationsTable;
  questions: QuestionsTable;
  question_option_answers: QuestionOptionAnswersTable;
  question_options: QuestionOptionsTable;
  question_scales: QuestionScalesTable;
  questionnaires: QuestionnairesTable;
  questionnaire_pauses: QuestionnairePausesTable;
  answers: AnswersTable;
  impact_evaluations: ImpactEvaluationsTable;
  impact_evaluation_silences: ImpactEvaluationSilencesTable;
}

declare module '../../platform/database/database.tables.ts' {
  interface OwnedTables extends EvaluationsTables {}
}

import type { AnswerItem } from '@shared-kit/contracts/evaluations';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { submit } from './finish-questionnaire.service.ts';
import { impactEvaluations } from './impact-evaluation.repository.ts';
import type { KnownQuestion } from './question.types.ts';
import { loadQuestionnaire, lockOwnQuestionnaire } from './load-questionnaire.service.ts';
import { startOrResume } from './start-questionnaire.service.ts';
import { storeDraft } from './answer-questionnaire.service.ts';

/** Answer as a file states it: the texts of the chosen options, or a text of the person's own. */
export interface WrittenAnswer {
  /** Position of the question's statement, starting at 1. */
  readonly question: number;
  readonly choice?: string | undefined;
  readonly text: string;
}

interface ImpactAnswers {
  readonly idEnrollment: number;
  readonly idEvaluation: number;
  readonly answers: readonly WrittenAnswer[];
  readonly now: Date;
}

/** Answers an impact evaluation on behalf of its answerer, on the date that the file states. Used by imports. */
export async function answerImpactEvaluation(
  db: TenantDb,
  { idEnrollment, idEvaluation, answers, now }: ImpactAnswers,
): Promise<void> {
  const impact = await impactEvaluations(db).at(idEnrollment, idEvaluation);
  if (impact?.id_answerer == null) throw new Error('Não há quem responda à avaliação de impacto.');
  const idUser = impact.id_answerer;
  const visit = { idUser, idEnrollment, idEvaluation, idNodeEnrollment: null, now };
  const [started] = await startOrResume(db, { visit, questionnaireType: undefined, isRestart: false });
  if (!started) throw new Error('A avaliação de impacto não pôde ser iniciada.');
  const loaded = await loadQuestionnaire(db, started);
  const inputs = answers.map(({ question, choice, text }) => {
    const answered = loaded.questions[question - 1];
    if (!answered) throw new Error(`A avaliação de impacto não tem a questão ${question}.`);
    return {
      idAnswer: answered.answer.id_answer,
      answerData: choice === undefined ? [] : [chosen(answered.question, choice)],
      answerText: text,
      writer: 'import',
      sequence: 0,
    };
  });
  await storeDraft(db, loaded, inputs, now);
  await submit(
    db,
    await lockOwnQuestionnaire(db, { ...visit, idQuestionnaire: started.id_questionnaire }, { idUser }),
    now,
  );
}

function chosen(question: KnownQuestion, words: string): AnswerItem {
  const scale = question.scales.find(({ title }) => title === words);
  if (scale) return { idQuestionScale: scale.id };
  const option = question.options.find(({ description }) => description === words);
  if (option) return { idQuestionOption: option.id };
  throw new Error(`A questão '${question.statement}' não tem a opção '${words}'.`);
}

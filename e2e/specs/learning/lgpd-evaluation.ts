import {
  finishQuestionnaire,
  getQuestionnaire,
  saveAnswer,
  saveTime,
  startQuestionnaire,
} from '@shared-kit/contracts/evaluations';
import type { Evaluation } from '@shared-kit/contracts/evaluations';
import type { Learner } from './learner.ts';

type Question = Evaluation['answers'][number]['question'];

/** Right answers, as many as a pass needs. */
const right = [/^Biometria/, /^Falso$/, /^Consentimento/, /^Execução de contrato$/, /^Cumprimento de obrigação/];

function chosen({ questionType, options, optionAnswers }: Question) {
  // Fills matching questions with any answer: three right answers of four are enough.
  if (questionType === 'CORRELATE') {
    return options.map(({ idQuestionOption }, index) => ({
      idQuestionOption,
      idQuestionOptionAnswer: optionAnswers[index]?.idQuestionOptionAnswer ?? 0,
    }));
  }
  return options
    .filter(({ description }) => right.some((text) => text.test(description)))
    .map(({ idQuestionOption }) => ({ idQuestionOption }));
}

/** Answers the final evaluation of the LGPD training through the API, well enough to pass, without submitting it. */
export async function saveRightAnswers({ api, idUser, idEnrollment }: Learner, idEvaluation: number) {
  const evaluation = { idUser, idEnrollment, idEvaluation };
  const { idQuestionnaire } = await api.call(startQuestionnaire, { params: evaluation, body: {} });
  const params = { ...evaluation, idQuestionnaire };
  await api.call(saveTime, { params, body: { timeLeft: null, paused: false } });
  const { answers } = await api.call(getQuestionnaire, { params });
  for (const [sequence, { idAnswer, question }] of answers.entries()) {
    await api.call(saveAnswer, {
      params: { ...params, idAnswer },
      body: { answerData: chosen(question), answerText: '', writer: 'beside', sequence },
    });
  }
  return params;
}

/** Passes the final evaluation of the LGPD training through the API. */
export async function passLgpdEvaluation(learner: Learner, idEvaluation: number): Promise<void> {
  const params = await saveRightAnswers(learner, idEvaluation);
  const { passed } = await learner.api.call(finishQuestionnaire, { params });
  if (!passed) throw new Error('three of four right answers are enough to pass');
}

import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answer, Evaluation, Question } from '@shared-kit/contracts/evaluations';
import { finishQuestionnaire, getQuestionnaire, saveAnswer, saveDraft } from '@shared-kit/contracts/evaluations';
import { notNowReasons } from '@shared-kit/runtime/federation';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from '../evaluation.tsx';

const answerOf = (idAnswer: number, question: Partial<Question>): Answer => ({
  idAnswer,
  answerData: [],
  answerText: '',
  answerStatus: false,
  question: {
    idQuestion: idAnswer,
    statement: `Pergunta ${idAnswer}`,
    questionType: 'COMMENT',
    mandatory: 1,
    options: [],
    scales: [],
    optionAnswers: [],
    ...question,
  },
});
const scales = [
  { idQuestionScale: 1, title: 'Ruim' },
  { idQuestionScale: 2, title: 'Bom' },
];
const options = [
  { idQuestionOption: 11, description: 'Conteúdo' },
  { idQuestionOption: 12, description: 'Instrutor' },
];

const questions = [
  answerOf(1, { questionType: 'LIKERT_SCALE', scales }),
  answerOf(2, { questionType: 'MULTI_LIKERT_SCALE', scales, options }),
  answerOf(3, { questionType: 'SINGLE_OPTION_COMMENT', options }),
  answerOf(4, { questionType: 'COMMENT', mandatory: 0 }),
];

function survey(more: Partial<Evaluation> = {}): Evaluation {
  return {
    idEvaluation: 2,
    evaluationType: 'REACTION',
    evaluationMasteryScore: 0,
    title: 'Pesquisa de reação',
    description: '',
    questionnaireType: 'REACTION',
    maxTries: null,
    triesLeft: null,
    parameters: {
      timeLimit: null,
      questionAmount: null,
      pauseOnLeave: 1,
      lockNavigation: 0,
      maxTries: null,
      showResponseSummary: 0,
      summaryAfterLastTry: 1,
      shuffleOptions: 0,
      lockAfterApproval: 0,
      closingText: '',
      passedText: '',
      failedText: '',
    },
    questionnaire: {
      idQuestionnaire: 3,
      idEvaluation: 2,
      startDate: '2026-11-20 12:00:00',
      finishDate: null,
      grade: null,
      idNodeEnrollment: 4,
      status: 'PENDING',
    },
    totalQuestions: 4,
    totalAnswered: 0,
    isClockRunning: false,
    pausesLeft: null,
    answers: questions,
    timeLeft: null,
    nodeTitle: 'NR-10',
    ...more,
  };
}

let api: MockApi;
beforeEach(() => {
  localStorage.clear();
  api = new MockApi()
    .reply(saveAnswer, ({ params }) => ({
      idAnswer: Number(params['idAnswer']),
      answerStatus: true,
      savedAt: '2026-11-21T17:32:00Z',
      timeLeft: null,
      finished: false,
    }))
    .reply(saveDraft, { saved: 4, savedAt: '2026-11-21T17:32:00Z' })
    .reply(finishQuestionnaire, {
      idQuestionnaire: 3,
      grade: null,
      masteryScore: 0,
      attempts: 1,
      triesLeft: null,
      questionnaireType: 'REACTION',
      evaluationType: 'REACTION',
      title: '',
      description: '',
      closingText: '',
      passed: true,
      finishDate: '2026-11-21 17:32:00',
      timedOut: false,
      isSummaryPending: false,
      summary: [],
      earnPoints: 0,
      totalUserPoints: 0,
      impactEvaluation: null,
    });
});

async function open(more: Partial<Evaluation> = {}) {
  api.reply(getQuestionnaire, survey(more));
  renderPage(<Page />, {
    at: '/evaluations/1/2/3',
    route: '/evaluations/:idEnrollment?/:idEvaluation?/:idQuestionnaire?',
  });
  await screen.findByRole('heading', { level: 1, name: 'Pesquisa de reação' });
}

const submitButton = () => screen.getByRole('button', { name: 'Enviar avaliação' });

/** Answers every mandatory question but the text of the third one. */
function answerMost(): void {
  for (const [index, name] of ['Bom', 'Bom', 'Ruim'].entries())
    fireEvent.click(screen.getAllByLabelText(name)[index === 2 ? 2 : index] ?? document.body);
  fireEvent.click(screen.getByLabelText('Instrutor', { selector: 'input' }));
}

test('a survey can be submitted once every mandatory question is fully answered [B2.8-05] [B4.6-18] [B5-08] [B5-09] [B5-11]', async () => {
  await open();
  expect(submitButton()).toBeDisabled();
  answerMost();
  expect(submitButton()).toBeDisabled();
  const [text] = screen.getAllByLabelText(/^Sua resposta/);
  fireEvent.change(text ?? document.body, { target: { value: 'Gostei muito.' } });
  expect(submitButton()).toBeEnabled();
  await screen.findByText('Salvo às 14:32');
});

test('defers page replacement once a question is answered', async () => {
  await open();
  expect(notNowReasons()).toEqual([]);
  answerMost();
  await waitFor(() => expect(notNowReasons()).toEqual(['survey with answers']));
  await screen.findByText('Salvo às 14:32');
});

test('a text has a counter and a limit of 4000 characters [B5-12] [B5-13]', async () => {
  await open();
  const text = screen.getAllByLabelText(/^Sua resposta/).at(-1);
  expect(text).toHaveAttribute('maxlength', '4000');
  fireEvent.change(text ?? document.body, { target: { value: 'Olá' } });
  expect(screen.getByText('3 de 4000 caracteres')).toBeInTheDocument();
  await screen.findByText('Salvo às 14:32');
});

test('"Salvar" saves the draft without submitting it [B2.8-04] [B4.6-21]', async () => {
  await open();
  fireEvent.click(screen.getAllByLabelText('Bom')[0] ?? document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(api.calls(saveDraft)).toHaveLength(1));
  expect(api.calls(saveDraft)[0]?.body.answers[0]).toMatchObject({ idAnswer: 1, answerData: [{ idQuestionScale: 2 }] });
});

test('"Salvar" omits answers that this page did not change, because another window may have changed them', async () => {
  await open();
  fireEvent.click(screen.getAllByLabelText('Bom')[0] ?? document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(api.calls(saveDraft)).toHaveLength(1));
  expect(api.calls(saveDraft)[0]?.body.answers.map(({ idAnswer }) => idAnswer)).toEqual([1]);
});

test('shows the thanks after the submit [B4.6-20] [B9-37] [B9-38]', async () => {
  await open({ answers: questions.slice(3) });
  fireEvent.click(submitButton());
  const thanks = await screen.findByRole('dialog', { name: 'Avaliação enviada' }, { timeout: 4000 });
  expect(thanks).toHaveTextContent('Agradecemos a sua participação! Sua opinião nos ajuda a melhorar os treinamentos.');
  fireEvent.click(screen.getByRole('button', { name: 'Ok, entendi' }));
  expect(await screen.findByTestId('location')).toHaveTextContent('/level/1');
}, 10_000);

test('a submitted survey is read-only, and its button goes back [B4.6-19]', async () => {
  const { questionnaire } = survey();
  await open({ questionnaire: { ...questionnaire, finishDate: '2026-11-20 12:05:00', status: 'FINISHED' } });
  expect(screen.getAllByLabelText('Bom')[0]).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Enviar avaliação' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/level/1');
});

test('an impact evaluation links back to the list, and is read-only after its last day', async () => {
  const { questionnaire } = survey();
  await open({
    evaluationType: 'STUDENT_IMPACT',
    questionnaireType: 'STUDENT_IMPACT',
    questionnaire: { ...questionnaire, status: 'EXPIRED' },
  });
  expect(screen.getByText('O prazo para responder a esta avaliação de impacto terminou.')).toBeInTheDocument();
  expect(screen.getAllByLabelText('Bom')[0]).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Enviar avaliação' })).not.toBeInTheDocument();
  for (const name of ['Voltar', 'Voltar às avaliações de impacto'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/myJourney/impactEvaluation');
});

test('a survey that finishes its training offers the impact evaluation after the thanks [B4.10-01]', async () => {
  const reply = {
    idQuestionnaire: 3,
    grade: null,
    masteryScore: 0,
    attempts: 1,
    triesLeft: null,
    title: '',
    description: '',
    closingText: '',
    passed: true,
    finishDate: '2026-11-21 17:32:00',
    timedOut: false,
    isSummaryPending: false,
    summary: [],
    earnPoints: 0,
    totalUserPoints: 0,
  };
  const impactEvaluation = {
    idEnrollment: 1,
    idEvaluation: 12,
    title: 'LGPD na prática',
    availableUntilDays: 1,
    expirationDate: '2026-11-23 02:59:59',
  };
  api.reply(finishQuestionnaire, {
    ...reply,
    questionnaireType: 'REACTION',
    evaluationType: 'REACTION',
    impactEvaluation,
  });
  await open({ answers: questions.slice(3) });
  fireEvent.click(submitButton());
  await screen.findByRole('dialog', { name: 'Avaliação enviada' }, { timeout: 4000 });
  fireEvent.click(screen.getByRole('button', { name: 'Ok, entendi' }));
  const dialog = await screen.findByRole('dialog', { name: 'Treinamento concluído!' });
  expect(dialog).toHaveTextContent('Agora você tem 1 dia, até 22/11/2026');
  fireEvent.click(screen.getByRole('button', { name: 'Agora não' }));
  expect(await screen.findByTestId('location')).toHaveTextContent('/level/1');
}, 10_000);

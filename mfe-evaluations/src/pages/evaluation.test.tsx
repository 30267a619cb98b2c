<<<<<<< 81ea3fc22ad26e40ba59c854f9755b25b39c34f9
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { getQuestionnaire, getResult, saveTime, startQuestionnaire } from '@shared-kit/contracts/evaluations';
import { notNowReasons } from '@shared-kit/runtime/federation';
import { renderPage } from '@shared-kit/testing';
=======
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answer, Evaluation, EvaluationResult, QuestionType } from '@shared-kit/contracts/evaluations';
import {
  evaluationFinished,
  finishQuestionnaire,
  getAnswerResult,
  getQuestionnaire,
  getResult,
  saveAnswer,
  saveTime,
  startQuestionnaire,
} from '@shared-kit/contracts/evaluations';
import { pointsEarned } from '@shared-kit/contracts/delivery';
import { getNavigationMap } from '@shared-kit/contracts/learning';
import type { MapElement, NavigationMap } from '@shared-kit/contracts/learning';
import { subscribe } from '@shared-kit/runtime/events';
import { notNowReasons } from '@shared-kit/runtime/federation';
import { MockApi, renderPage, testNextItem, testSteps } from '@shared-kit/testing';
import { tick } from '../features/evaluation-player/countdown.rules.ts';
>>>>>>> 5e6a8098551bec40bc0676f3461ec445022a13ed
import { KnowledgeStages } from './evaluation/knowledge-stages.tsx';
import { Page } from './evaluation.tsx';
import {
  route,
  question,
  answered,
  evaluation,
  result,
  api,
  open,
  inProgress,
  mockEvaluationApi,
} from './evaluation.fixtures.tsx';

<<<<<<< 81ea3fc22ad26e40ba59c854f9755b25b39c34f9
mockEvaluationApi();
=======
const route = '/evaluations/:idEnrollment?/:idEvaluation?/:idQuestionnaire?';

function question(idAnswer: number, questionType: QuestionType = 'SINGLE_OPTION', more: Partial<Answer> = {}): Answer {
  return {
    idAnswer,
    answerData: [],
    answerText: '',
    answerStatus: false,
    question: {
      idQuestion: idAnswer,
      statement: `Enunciado ${idAnswer}`,
      questionType,
      mandatory: 1,
      options: [
        { idQuestionOption: idAnswer * 10 + 1, description: `Opção A de ${idAnswer}` },
        { idQuestionOption: idAnswer * 10 + 2, description: `Opção B de ${idAnswer}` },
      ],
      scales: [],
      optionAnswers:
        questionType === 'CORRELATE'
          ? [
              { idQuestionOptionAnswer: 901, description: 'Primeira' },
              { idQuestionOptionAnswer: 902, description: 'Segunda' },
            ]
          : [],
    },
    ...more,
  };
}

const answered = { answerStatus: true, answerData: [{ idQuestionOption: 11 }] };

function evaluation(answers: Answer[], more: Partial<Evaluation> = {}): Evaluation {
  return {
    idEvaluation: 2,
    evaluationType: 'KNOWLEDGE',
    evaluationMasteryScore: 70,
    title: 'Prova de NR-10',
    description: 'Leia com calma.',
    questionnaireType: 'KNOWLEDGE',
    maxTries: 2,
    triesLeft: 1,
    parameters: {
      timeLimit: 600,
      questionAmount: null,
      pauseOnLeave: 1,
      lockNavigation: 1,
      maxTries: 2,
      showResponseSummary: 1,
      summaryAfterLastTry: 0,
      shuffleOptions: 0,
      lockAfterApproval: 0,
      closingText: 'Cuide-se.',
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
    totalQuestions: 3,
    totalAnswered: answers.filter(({ answerStatus }) => answerStatus).length,
    isClockRunning: answers.length > 0,
    answers,
    timeLeft: 600,
    nodeTitle: 'NR-10',
    ...more,
  };
}

const result: EvaluationResult = {
  idQuestionnaire: 3,
  grade: 83.33,
  masteryScore: 70,
  attempts: 1,
  triesLeft: 1,
  questionnaireType: 'KNOWLEDGE',
  evaluationType: 'KNOWLEDGE',
  title: 'Prova de NR-10',
  description: '',
  closingText: 'Cuide-se.',
  passed: true,
  finishDate: '2026-11-20 12:05:00',
  timedOut: false,
  isSummaryPending: false,
  summary: [
    { idAnswer: 1, statement: 'Enunciado 1', isCorrect: true },
    { idAnswer: 2, statement: 'Enunciado 2', isCorrect: false },
  ],
  earnPoints: 50,
  totalUserPoints: 120,
};

const trainingOf = (mapElements: MapElement[]): NavigationMap => ({
  title: 'NR-10',
  label: 'Treinamento',
  nodeCode: 'nr-10',
  mapElements,
  nodeEnrollment: null,
  status: 'IN_PROGRESS',
  steps: testSteps,
});

const item = (title: string, more: Partial<MapElement>): MapElement => ({
  elementType: 'CONTENT',
  title,
  nodeCode: 'nr-10',
  idContentItem: null,
  idContentType: null,
  idEvaluation: null,
  minutes: null,
  contentEnrollment: null,
  nodeEnrollment: null,
  questionnaire: null,
  mandatory: 1,
  sequential: 1,
  progress: 0,
  status: 'NOT_ATTEMPTED',
  lock: null,
  mapElements: [],
  ...more,
});

let api: MockApi;

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
  api = new MockApi()
    .reply(saveTime, { timeLeft: 600, finished: false })
    .reply(saveAnswer, ({ params }) => ({
      idAnswer: Number(params['idAnswer']),
      answerStatus: true,
      savedAt: '2026-11-21T17:32:00Z',
      timeLeft: 599,
      finished: false,
    }))
    .reply(finishQuestionnaire, { ...result, impactEvaluation: null })
    .reply(getResult, result)
    .reply(getNavigationMap, trainingOf([]));
});
afterEach(() => void jest.useRealTimers());

const open = (answers: Answer[], more: Partial<Evaluation> = {}) => {
  api.reply(getQuestionnaire, evaluation(answers, more));
  return renderPage(<Page />, { at: '/evaluations/1/2/3', route });
};
const inProgress = () => open([question(1, 'SINGLE_OPTION', answered), question(2), question(3)]);
/** Advances past the delays of the submit and the result. */
const finish = async () => {
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
};
>>>>>>> 5e6a8098551bec40bc0676f3461ec445022a13ed

describe('opening', () => {
  test('opens at the introduction, and "Iniciar avaliação" opens the questions [B4.6-03] [B4.6-04]', async () => {
    api.reply(saveTime, () => {
      api.reply(getQuestionnaire, evaluation([question(1), question(2)]));
      return { timeLeft: 600, finished: false };
    });
    open([]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Prova de NR-10' })).toBeInTheDocument();
    expect(screen.queryByText('Enunciado 1')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Iniciar avaliação' }));
    expect(await screen.findByText('Enunciado 1')).toBeInTheDocument();
  });

  test('the first question begins at the top of the page and has the focus', async () => {
    api.reply(saveTime, () => {
      api.reply(getQuestionnaire, evaluation([question(1), question(2)]));
      return { timeLeft: 600, finished: false };
    });
    const scrolled: unknown[] = [];
    window.scrollTo = ((to: unknown) => scrolled.push(to)) as typeof window.scrollTo;
    open([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Iniciar avaliação' }));
    expect(await screen.findByRole('heading', { name: 'Enunciado 1' })).toHaveFocus();
    expect(scrolled).toEqual([{ top: 0 }]);
  });

  test('the introduction says whether the clock stops when the learner leaves', async () => {
    open([]);
    expect(await screen.findByText(/Se você sair, ele para, e continua de onde parou/)).toBeInTheDocument();
    cleanup();
    const { parameters } = evaluation([]);
    open([], { parameters: { ...parameters, pauseOnLeave: 0 }, isClockRunning: true, timeLeft: 480 });
    expect(await screen.findByText(/O tempo não para/)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('O tempo já está correndo.');
    cleanup();
    open([], { timeLeft: null });
    expect(await screen.findByRole('button', { name: 'Iniciar avaliação' })).toBeInTheDocument();
    expect(screen.queryByText(/O tempo/)).toBeNull();
  });

  test('runs a paused clock again before it shows the questions [B4.6-02]', async () => {
    api.reply(saveTime, () => {
      api.reply(getQuestionnaire, evaluation([question(1, 'SINGLE_OPTION', answered), question(2)]));
      return { timeLeft: 300, finished: false };
    });
    open([], { totalAnswered: 1, timeLeft: 300 });
    expect(await screen.findByText('Enunciado 2')).toBeInTheDocument();
    expect(api.calls(saveTime)[0]).toMatchObject({ body: { timeLeft: null } });
  });

  test('a paused evaluation that cannot be resumed shows the reason', async () => {
    api.refuse(saveTime, { status: 403, code: 'learning.item-locked', message: 'A matrícula terminou.' });
    open([], { totalAnswered: 1, timeLeft: 300 });
    expect(await screen.findByText('A matrícula terminou.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
  });

  test('opens at the question after the last answered one [B4.6-02]', async () => {
    inProgress();
    expect(await screen.findByText('Enunciado 2')).toBeInTheDocument();
    expect(screen.getByText('Questão 2 de 3')).toBeInTheDocument();
  });

  test('opens at the last question when it is answered [B4.6-02]', async () => {
    open([question(1, 'SINGLE_OPTION', answered), question(2, 'SINGLE_OPTION', answered)]);
    expect(await screen.findByText('Enunciado 2')).toBeInTheDocument();
  });

  test('opens at the feedback when it is finished [B4.6-01]', async () => {
    const { questionnaire } = evaluation([]);
    open([question(1, 'SINGLE_OPTION', answered)], {
      questionnaire: { ...questionnaire, finishDate: '2026-11-20 12:05:00', grade: 83.33, status: 'FINISHED' },
    });
    expect(await screen.findByRole('heading', { name: 'Aprovado' }, { timeout: 3000 })).toBeInTheDocument();
  });

  test('an address without a questionnaire starts or resumes one [B2.1-13]', async () => {
    api.reply(startQuestionnaire, { idQuestionnaire: 3, questionnaires: [] }).reply(getQuestionnaire, evaluation([]));
    renderPage(<Page />, { at: '/evaluations/1/2', route });
    expect(await screen.findByRole('button', { name: 'Iniciar avaliação' })).toBeInTheDocument();
    expect(api.calls(startQuestionnaire)).toHaveLength(1);
  });

  test('shows a message with a link for a questionnaire that does not exist', async () => {
    api.refuse(getQuestionnaire, { status: 404, code: 'not-found', message: 'Registro não encontrado.' });
    renderPage(<Page />, { at: '/evaluations/1/2/3', route });
    expect(await screen.findByText('Avaliação não encontrada.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voltar ao treinamento' })).toHaveAttribute('href', '/level/1');
  });

  test('shows a message for an unknown evaluation type [B2.8-07]', async () => {
    open([], { evaluationType: 'ENQUETE' });
    expect(await screen.findByText('TIPO DE AVALIAÇÃO NÃO ENCONTRADA.')).toBeInTheDocument();
  });
});

test('a pre-test has no verdict, and no passing score is shown before or after it', async () => {
  open([], { questionnaireType: 'PRE_TEST' });
  expect(await screen.findByRole('button', { name: 'Iniciar avaliação' })).toBeInTheDocument();
  expect(screen.queryByText('Nota mínima')).toBeNull();
  cleanup();
  api.reply(getResult, { ...result, questionnaireType: 'PRE_TEST', triesLeft: 0 });
  const { questionnaire } = evaluation([]);
  open([question(1, 'SINGLE_OPTION', answered)], {
    questionnaireType: 'PRE_TEST',
    questionnaire: { ...questionnaire, finishDate: '2026-11-20 12:05:00', status: 'FINISHED' },
  });
  expect(await screen.findByRole('heading', { name: 'Aproveitamento' }, { timeout: 3000 })).toBeInTheDocument();
  expect(screen.queryByText(/Nota para aprovação/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Refazer avaliação' })).toBeNull();
});

test('shows a message with a link for an unknown stage [B2.8-06]', () => {
  renderPage(
    <KnowledgeStages
      evaluation={evaluation([])}
      params={{ idUser: 1, idEnrollment: 1, idEvaluation: 2, idQuestionnaire: 3 }}
      backTo="/level/1"
      onReload={() => Promise.resolve(true)}
      openAt={() => 'PODIUM'}
    />,
  );
  expect(screen.getByText('Componente não encontrado.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar ao treinamento' })).toHaveAttribute('href', '/level/1');
});

test('defers page replacement while the evaluation is in progress, but not at its feedback', async () => {
  const { unmount } = inProgress();
  await screen.findByText('Enunciado 2');
  expect(notNowReasons()).toEqual(['evaluation in progress']);
  unmount();
  expect(notNowReasons()).toEqual([]);
  const { questionnaire } = evaluation([]);
  open([question(1, 'SINGLE_OPTION', answered)], {
    questionnaire: { ...questionnaire, finishDate: '2026-11-20 12:05:00', status: 'FINISHED' },
  });
  await waitFor(() => expect(api.calls(getResult)).not.toHaveLength(0));
  expect(notNowReasons()).toEqual([]);
});
<<<<<<< 81ea3fc22ad26e40ba59c854f9755b25b39c34f9
=======

describe('answers', () => {
  test('sends each answer at once and shows when it is saved', async () => {
    inProgress();
    fireEvent.click(await screen.findByLabelText('Opção B de 2'));
    expect(await screen.findByText('Salvo às 14:32')).toBeInTheDocument();
    expect(api.calls(saveAnswer)).toMatchObject([
      { params: { idAnswer: '2' }, body: { answerData: [{ idQuestionOption: 22 }], sequence: 1 } },
    ]);
  });

  test('without a network shows a notice, stores the answer in the browser, and a later page sends it', async () => {
    const send = globalThis.fetch;
    const page = inProgress();
    await screen.findByText('Enunciado 2');
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    fireEvent.click(screen.getByLabelText('Opção A de 2'));
    expect(await screen.findByText('Sem conexão: 1 resposta guardada neste aparelho')).toBeInTheDocument();
    page.unmount();

    globalThis.fetch = send;
    inProgress();
    await waitFor(() =>
      expect(api.calls(saveAnswer)).toMatchObject([{ body: { answerData: [{ idQuestionOption: 21 }] } }]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Questão 2, respondida' }));
    expect(screen.getByLabelText('Opção A de 2')).toBeChecked();
  });

  test('locked navigation blocks the step past an unanswered question [B5-06]', async () => {
    inProgress();
    const next = await screen.findByRole('button', { name: 'Próxima' });
    expect(next).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Questão 3, sem resposta' })).toBeDisabled();
    fireEvent.click(screen.getByLabelText('Opção A de 2'));
    expect(next).toBeEnabled();
    fireEvent.click(next);
    expect(screen.getByText('Enunciado 3')).toBeInTheDocument();
    await screen.findByText(/Salvo às/);
  });

  test('unlocked navigation allows any question', async () => {
    const { parameters } = evaluation([]);
    open([question(1, 'SINGLE_OPTION', answered), question(2), question(3)], {
      parameters: { ...parameters, lockNavigation: 0 },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Questão 3, sem resposta' }));
    expect(screen.getByText('Enunciado 3')).toBeInTheDocument();
  });

  test('several options can be selected and deselected', async () => {
    open([question(1, 'SINGLE_OPTION', answered), question(2, 'MULTI_OPTION')]);
    fireEvent.click(await screen.findByLabelText('Opção A de 2'));
    fireEvent.click(screen.getByLabelText('Opção B de 2'));
    fireEvent.click(screen.getByLabelText('Opção A de 2'));
    await screen.findByText(/Salvo às/);
    expect(api.calls(saveAnswer).at(-1)).toMatchObject({ body: { answerData: [{ idQuestionOption: 22 }] } });
  });

  test('a correlate answer accepts whole numbers from 1 to the number of options, or nothing [B5-05] [B5-07]', async () => {
    open([question(1, 'SINGLE_OPTION', answered), question(2, 'CORRELATE')]);
    const [first, second] = await screen.findAllByRole('textbox');
    if (!first || !second) throw new Error('two fields expected');
    for (const wrong of ['0', '3', '1,5', 'x']) {
      fireEvent.change(first, { target: { value: wrong } });
      expect(screen.getByText('Use um número inteiro de 1 a 2.')).toBeInTheDocument();
    }
    expect(api.calls(saveAnswer)).toHaveLength(0);
    fireEvent.change(first, { target: { value: '2' } });
    expect(screen.getByRole('button', { name: 'Questão 2, sem resposta' })).toBeInTheDocument();
    fireEvent.change(second, { target: { value: '1' } });
    expect(screen.getByRole('button', { name: 'Questão 2, respondida' })).toBeInTheDocument();
    await waitFor(() =>
      expect(api.calls(saveAnswer).at(-1)).toMatchObject({
        body: {
          answerData: [
            { idQuestionOption: 21, idQuestionOptionAnswer: 902 },
            { idQuestionOption: 22, idQuestionOptionAnswer: 901 },
          ],
        },
      }),
    );
    fireEvent.change(first, { target: { value: '' } });
    expect(screen.getByRole('button', { name: 'Questão 2, sem resposta' })).toBeInTheDocument();
    await screen.findByText(/Salvo às/);
  });
});

describe('clock', () => {
  test('sends a heartbeat every 10 s and on leaving [B4.6-09] [B4.6-10]', async () => {
    const page = inProgress();
    await screen.findByText('Enunciado 2');
    page.unmount();
    await waitFor(() => expect(api.calls(saveTime).at(-1)).toMatchObject({ body: { paused: true } }));

    jest.useFakeTimers();
    inProgress();
    await act(() => jest.advanceTimersByTimeAsync(100));
    const before = api.calls(saveTime).length;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(api.calls(saveTime)).toHaveLength(before + 1);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(api.calls(saveTime)).toHaveLength(before + 2);
    expect(api.calls(saveTime).at(-1)?.body.timeLeft).toBeLessThan(590);
  });

  test('counts the whole gap after the machine slept', () => {
    expect(tick({ leftMs: 600_000, at: 1000 }, 121_000)).toEqual({ leftMs: 480_000, at: 121_000 });
  });

  test('turns red under 20 seconds and announces it [A9-13]', async () => {
    jest.useFakeTimers();
    api.reply(saveTime, { timeLeft: 21, finished: false });
    open([question(1, 'SINGLE_OPTION', answered), question(2)], { timeLeft: 21 });
    await act(() => jest.advanceTimersByTimeAsync(100));
    const clock = () => screen.getByRole('timer').parentElement;
    await act(() => jest.advanceTimersByTimeAsync(800));
    expect(clock()).toHaveAttribute('data-urgent', 'false');
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(screen.getByRole('timer')).toHaveTextContent('0:19');
    expect(clock()).toHaveAttribute('data-urgent', 'true');
    expect(screen.getByText('Restam 19 segundos.')).toBeInTheDocument();
  });

  test('submits the evaluation automatically at zero, answered or not [B4.6-08]', async () => {
    jest.useFakeTimers();
    open([question(1, 'SINGLE_OPTION', answered), question(2)], { timeLeft: 2 });
    await act(() => jest.advanceTimersByTimeAsync(2500));
    expect(api.calls(saveTime).at(-1)).toMatchObject({ body: { timeLeft: 0 } });
    expect(api.calls(finishQuestionnaire)).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(2500));
    await act(() => jest.advanceTimersByTimeAsync(1100));
    expect(screen.getByRole('heading', { name: 'Aprovado' })).toBeInTheDocument();
  });

  test('a server response can only shorten the time', async () => {
    jest.useFakeTimers();
    api.reply(saveTime, { timeLeft: 40, finished: false });
    inProgress();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.getByRole('timer')).toHaveTextContent('0:40');
    api.reply(saveTime, { timeLeft: 500, finished: false });
    await act(() => jest.advanceTimersByTimeAsync(10_500));
    expect(screen.getByRole('timer')).toHaveTextContent('0:29');
  });
});

describe('submit', () => {
  const allAnswered = [
    question(1, 'SINGLE_OPTION', answered),
    question(2, 'SINGLE_OPTION', { answerStatus: true, answerData: [{ idQuestionOption: 21 }] }),
  ];

  test('with unanswered questions a modal lists them and links to them [B5-01] [B5-03]', async () => {
    const { parameters } = evaluation([]);
    open([question(1, 'SINGLE_OPTION', answered), question(2), question(3)], {
      parameters: { ...parameters, lockNavigation: 0 },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Questão 3, sem resposta' }));
    fireEvent.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
    const modal = await screen.findByRole('dialog');
    expect(modal).toHaveTextContent('É necessário responder todas as questões para enviar a avaliação.');
    expect(modal).toHaveTextContent('Faltam responder as questões:');
    expect(
      within(modal)
        .getAllByRole('button', { name: /sem resposta/ })
        .map((button) => button.textContent),
    ).toEqual(['2', '3']);
    fireEvent.click(within(modal).getByRole('button', { name: 'Questão 2, sem resposta' }));
    expect(await screen.findByText('Enunciado 2')).toBeInTheDocument();
    expect(api.calls(finishQuestionnaire)).toHaveLength(0);
  });

  test('with one unanswered question the modal uses the singular [B5-02] [B5-04]', async () => {
    open([question(1, 'SINGLE_OPTION', answered), question(2)]);
    fireEvent.click(await screen.findByRole('button', { name: 'Enviar avaliação' }));
    const modal = await screen.findByRole('dialog');
    expect(modal).toHaveTextContent('É necessário responder a questão para enviar a avaliação.');
    expect(modal).toHaveTextContent('Falta responder a questão:');
  });

  test('a modal asks to wait, the feedback shows 2 s later, and the result is published [B4.6-05] [B4.6-06] [B4.6-07]', async () => {
    const received: unknown[] = [];
    const stops = [
      subscribe(evaluationFinished, (event) => received.push(event)),
      subscribe(pointsEarned, (event) => received.push(event)),
    ];
    open(allAnswered);
    await screen.findByText('Enunciado 2');
    await finish();
    fireEvent.click(screen.getByRole('button', { name: 'Enviar avaliação', hidden: true }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Aguarde, estamos processando o resultado.');
    await act(() => jest.advanceTimersByTimeAsync(1900));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1100));
    expect(screen.getByRole('heading', { name: 'Aprovado' })).toBeInTheDocument();
    expect(api.calls(finishQuestionnaire)).toHaveLength(1);
    expect(received).toEqual([
      { idEnrollment: 1, idEvaluation: 2, idQuestionnaire: 3, passed: true },
      { earnPoints: 50, totalUserPoints: 120 },
    ]);
    for (const stop of stops) stop();
  });

  test('without a network waits and continues automatically', async () => {
    const send = globalThis.fetch;
    open(allAnswered);
    await screen.findByText('Enunciado 2');
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await finish();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.getByRole('dialog')).toHaveTextContent('Você está sem conexão.');
    globalThis.fetch = send;
    await act(() => jest.advanceTimersByTimeAsync(6000));
    await act(() => jest.advanceTimersByTimeAsync(1100));
    expect(screen.getByRole('heading', { name: 'Aprovado' })).toBeInTheDocument();
  });
});

describe('feedback', () => {
  const finished = () => {
    const { questionnaire } = evaluation([]);
    return open([question(1, 'SINGLE_OPTION', answered)], {
      questionnaire: { ...questionnaire, finishDate: '2026-11-20 12:05:00', grade: 83.33, status: 'FINISHED' },
    });
  };

  /** Returns the labels of the actions in order; the first one is the main action. */
  const actions = () => {
    const card = within(screen.getByRole('region', { name: /Aprovado|Reprovado/ }));
    return [...card.queryAllByRole('link'), ...card.queryAllByRole('button')]
      .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      .map((element) => element.textContent);
  };

  test('shows the result on a gauge after 1 s [B9-12] [B9-32]', async () => {
    jest.useFakeTimers();
    finished();
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(screen.queryByText('Aprovado')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(screen.getByText('Aprovado')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Nota: 83%' }).querySelector('[data-angle]')).toHaveAttribute(
      'data-angle',
      String((83.33 * 180) / 100 - 45),
    );
    expect(screen.getByText('Cuide-se.')).toBeInTheDocument();
  });

  test('says when the answer summary becomes available', async () => {
    api.reply(getResult, { ...result, grade: 20, passed: false, summary: [], isSummaryPending: true });
    finished();
    expect(
      await screen.findByText('O gabarito fica disponível depois da última tentativa.', {}, { timeout: 3000 }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Gabarito' })).toBeNull();
  });

  test('another attempt starts a new questionnaire and opens it [B4.6-15] [B4.6-16]', async () => {
    api
      .reply(getResult, { ...result, grade: 20, passed: false })
      .reply(startQuestionnaire, { idQuestionnaire: 8, questionnaires: [] });
    finished();
    expect(await screen.findByRole('heading', { name: 'Reprovado' }, { timeout: 3000 })).toBeInTheDocument();
    api.reply(getQuestionnaire, evaluation([], { title: 'Segunda tentativa' }));
    fireEvent.click(screen.getByRole('button', { name: 'Refazer avaliação' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Segunda tentativa' })).toBeInTheDocument();
    expect(api.calls(startQuestionnaire)).toMatchObject([
      { body: { idUser: expect.any(Number), idEnrollment: 1, idEvaluation: 2, questionnaireType: 'KNOWLEDGE' } },
    ]);
    expect(api.calls(getQuestionnaire).at(-1)).toMatchObject({ params: { idQuestionnaire: '8' } });
  });

  test('offers no attempt when none is left', async () => {
    api.reply(getResult, { ...result, grade: 20, passed: false, triesLeft: 0 });
    finished();
    await screen.findByRole('heading', { name: 'Reprovado' }, { timeout: 3000 });
    expect(screen.queryByRole('button', { name: 'Refazer avaliação' })).not.toBeInTheDocument();
    expect(screen.getByText(/Não há mais tentativas/)).toBeInTheDocument();
  });

  test('the answer summary opens each question with the chosen and the right answers [B2.8-02] [B2.8-03]', async () => {
    const option = { match: '', correctMatch: '', selected: false, isCorrect: false };
    const options = [
      { ...option, idQuestionOption: 21, description: 'Opção A de 2', selected: true },
      { ...option, idQuestionOption: 22, description: 'Opção B de 2', isCorrect: true },
      { ...option, idQuestionOption: 23, description: 'Opção C de 2' },
    ];
    api.reply(getAnswerResult, { ...question(2), isCorrect: false, options });
    finished();
    const summary = await screen.findByRole('region', { name: 'Gabarito' }, { timeout: 3000 });
    fireEvent.click(within(summary).getByRole('button', { name: /Questão 2/ }));
    const modal = await screen.findByRole('dialog');
    const linesBelow = (title: string) =>
      within(within(modal).getByRole('heading', { name: title }).parentElement as HTMLElement)
        .getAllByRole('listitem')
        .map((line) => line.textContent);
    await within(modal).findByText('Opção A de 2');
    expect(linesBelow('Sua resposta')).toEqual(['Opção A de 2']);
    expect(linesBelow('Resposta correta')).toEqual(['Opção B de 2']);
    expect(within(modal).queryByText('Opção C de 2')).toBeNull();
    expect(within(modal).getByText('Incorreta')).toBeInTheDocument();
  });

  test('a failure says what to do and what to review, and has another try as its main action', async () => {
    api
      .reply(getResult, { ...result, grade: 20, passed: false })
      .reply(
        getNavigationMap,
        trainingOf([
          item('Os riscos', { idContentItem: 20, idContentType: 2, minutes: 5 }),
          item('Prova', { elementType: 'EVALUATION', idEvaluation: 2 }),
        ]),
      );
    finished();
    expect(await screen.findByText(/^O que fazer agora: reveja/, {}, { timeout: 3000 })).toHaveTextContent(
      'A última tentativa já está liberada.',
    );
    const review = await screen.findByRole('region', { name: 'O que rever' });
    expect(within(review).getByRole('link')).toHaveTextContent('Os riscosVídeo · 5 min');
    expect(actions()).toEqual(['Os riscosVídeo · 5 min', 'Refazer avaliação', 'Voltar ao treinamento']);
  });

  test('a failure without tries leads back to the training', async () => {
    api.reply(getResult, { ...result, grade: 20, passed: false, triesLeft: 0 });
    finished();
    expect(await screen.findByText(/não há outra tentativa/, {}, { timeout: 3000 })).toBeInTheDocument();
    expect(actions()).toEqual(['Voltar ao treinamento']);
  });

  test('a pass continues with the next open item of the training', async () => {
    api.reply(getNavigationMap, {
      ...trainingOf([]),
      steps: { ...testSteps, next: { ...testNextItem, title: 'Depois', idContentItem: 22 } },
    });
    finished();
    const next = await screen.findByRole('link', { name: 'Continuar: Depois · faltam 12 min' }, { timeout: 3000 });
    expect(next.getAttribute('href')).toMatch(/^\/contentNode\/22\/9\/1\/\d+\/Depois$/);
    expect(actions()).toEqual(['Continuar: Depois · faltam 12 min', 'Voltar ao treinamento', 'Refazer avaliação']);
  });

  test('a pass that finishes the training leads to its certificate', async () => {
    api.reply(getNavigationMap, { ...trainingOf([]), status: 'PASSED', steps: { ...testSteps, hasCertificate: 1 } });
    finished();
    expect(await screen.findByRole('button', { name: 'Ver certificado' }, { timeout: 3000 })).toBeVisible();
    expect(actions()[0]).toBe('Ver certificado');
  });

  test('a pass leads back to the training when nothing else is open or readable', async () => {
    api.refuse(getNavigationMap, { status: 403, code: 'learning.expired', message: 'A matrícula terminou.' });
    finished();
    await waitFor(() => expect(actions()[0]).toBe('Voltar ao treinamento'), { timeout: 3000 });
    expect(screen.getAllByRole('link', { name: 'Voltar ao treinamento' })[0]).toHaveAttribute('href', '/level/1');
  });
});
>>>>>>> 5e6a8098551bec40bc0676f3461ec445022a13ed

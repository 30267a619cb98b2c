import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { getQuestionnaire, getResult, saveTime, startQuestionnaire } from '@shared-kit/contracts/evaluations';
import { notNowReasons } from '@shared-kit/runtime/federation';
import { renderPage } from '@shared-kit/testing';
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

mockEvaluationApi();

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
    expect(api.calls(saveTime)[0]).toMatchObject({ body: { timeLeft: null, resumed: true } });
  });

  test('tells how often the clock still stops, before and while the learner answers', async () => {
    open([]);
    expect(await screen.findByText(/O tempo para no máximo 5 vezes/)).toBeInTheDocument();
    cleanup();
    open([question(1, 'SINGLE_OPTION', answered), question(2)], { pausesLeft: 0 });
    expect(await screen.findByText(/^Você usou todas as pausas desta avaliação/)).toBeInTheDocument();
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

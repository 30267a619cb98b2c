import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { evaluationFinished, finishQuestionnaire, saveAnswer, saveTime } from '@shared-kit/contracts/evaluations';
import { pointsEarned } from '@shared-kit/contracts/delivery';
import { subscribe } from '@shared-kit/runtime/events';
import { tick } from '../../features/evaluation-player/countdown.rules.ts';
import {
  question,
  answered,
  evaluation,
  api,
  open,
  inProgress,
  finish,
  mockEvaluationApi,
} from '../evaluation.fixtures.tsx';

mockEvaluationApi();

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

  test.each([408, 425, 403])('stays open after a heartbeat with the status %i, and sends the next', async (status) => {
    jest.useFakeTimers();
    api.refuse(saveTime, { status, code: status === 403 ? 'TERMS_REQUIRED' : '', message: '' });
    inProgress();
    await act(() => jest.advanceTimersByTimeAsync(500));
    const before = api.calls(saveTime).length;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(api.calls(saveTime)).toHaveLength(before + 1);
    expect(screen.getByText('Enunciado 2')).toBeInTheDocument();
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
      subscribe(evaluationFinished, (fact) => received.push(fact)),
      subscribe(pointsEarned, (fact) => received.push(fact)),
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

import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getAnswerResult, getQuestionnaire, getResult, startQuestionnaire } from '@shared-kit/contracts/evaluations';
import { getNavigationMap } from '@shared-kit/contracts/learning';
import { testNextItem, testSteps } from '@shared-kit/testing';
import {
  question,
  answered,
  evaluation,
  result,
  trainingOf,
  item,
  api,
  open,
  mockEvaluationApi,
} from '../evaluation.fixtures.tsx';

mockEvaluationApi();

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

  test('gives its heading the focus that was lost with the player, and leaves a focus elsewhere', async () => {
    finished();
    const heading = () => screen.findByRole('heading', { name: 'Aprovado' }, { timeout: 3000 });
    expect(await heading()).toHaveFocus();
    cleanup();
    finished();
    const back = await screen.findByRole('link', { name: /Voltar/ });
    back.focus();
    await heading();
    expect(back).toHaveFocus();
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
    expect(await screen.findByRole('link', { name: 'Ver certificado' }, { timeout: 3000 })).toBeVisible();
    expect(actions()[0]).toBe('Ver certificado');
  });

  test('a pass leads back to the training when nothing else is open or readable', async () => {
    api.refuse(getNavigationMap, { status: 403, code: 'learning.expired', message: 'A matrícula terminou.' });
    finished();
    await waitFor(() => expect(actions()[0]).toBe('Voltar ao treinamento'), { timeout: 3000 });
    expect(screen.getAllByRole('link', { name: 'Voltar ao treinamento' })[0]).toHaveAttribute('href', '/level/1');
  });
});

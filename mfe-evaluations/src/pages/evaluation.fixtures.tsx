import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { Answer, Evaluation, EvaluationResult, QuestionType } from '@shared-kit/contracts/evaluations';
import {
  finishQuestionnaire,
  getQuestionnaire,
  getResult,
  saveAnswer,
  saveTime,
} from '@shared-kit/contracts/evaluations';
import { getNavigationMap } from '@shared-kit/contracts/learning';
import type { MapElement, NavigationMap } from '@shared-kit/contracts/learning';
import { MockApi, renderPage, testSteps } from '@shared-kit/testing';
import { Page } from './evaluation.tsx';

export const route = '/evaluations/:idEnrollment?/:idEvaluation?/:idQuestionnaire?';

export function question(
  idAnswer: number,
  questionType: QuestionType = 'SINGLE_OPTION',
  more: Partial<Answer> = {},
): Answer {
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

export const answered = { answerStatus: true, answerData: [{ idQuestionOption: 11 }] };

export function evaluation(answers: Answer[], more: Partial<Evaluation> = {}): Evaluation {
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
    pausesLeft: 5,
    answers,
    timeLeft: 600,
    nodeTitle: 'NR-10',
    ...more,
  };
}

export const result: EvaluationResult = {
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

export const trainingOf = (mapElements: MapElement[]): NavigationMap => ({
  title: 'NR-10',
  label: 'Treinamento',
  nodeCode: 'nr-10',
  mapElements,
  nodeEnrollment: null,
  status: 'IN_PROGRESS',
  steps: testSteps,
});

export const item = (title: string, more: Partial<MapElement>): MapElement => ({
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

export let api: MockApi;

export const open = (answers: Answer[], more: Partial<Evaluation> = {}) => {
  api.reply(getQuestionnaire, evaluation(answers, more));
  return renderPage(<Page />, { at: '/evaluations/1/2/3', route });
};
export const inProgress = () => open([question(1, 'SINGLE_OPTION', answered), question(2), question(3)]);
/** Advances past the delays of the submit and the result. */
export const finish = async () => {
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
};

/** Simulates the server before each test. */
export function mockEvaluationApi(): void {
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
}

import { gradedTypes } from './grading.rules.ts';
import type { EvaluationFile, QuestionFile } from './evaluations-file.schema.ts';

interface OptionRow {
  readonly description: string;
  readonly correct: boolean;
  /** Text of the answer that it is matched with. */
  readonly match: string | null;
}

export interface QuestionParts {
  readonly options: readonly OptionRow[];
  /** In alphabetical order, so that neither order nor ids reveal the pairs. */
  readonly optionAnswers: readonly string[];
  readonly scales: readonly string[];
}

const none: QuestionParts = { options: [], optionAnswers: [], scales: [] };
const plain = (description: string): OptionRow => ({ description, correct: false, match: null });

/** Returns the database rows of a question of the file. */
export function questionParts(question: QuestionFile): QuestionParts {
  switch (question.type) {
    case 'SINGLE_OPTION':
    case 'MULTI_OPTION':
      return {
        ...none,
        options: question.options.map(({ text, correct }) => ({ description: text, correct, match: null })),
      };
    case 'TRUE_OR_FALSE':
      return {
        ...none,
        options: [
          { description: 'Verdadeiro', correct: question.answer, match: null },
          { description: 'Falso', correct: !question.answer, match: null },
        ],
      };
    case 'CORRELATE':
      return {
        ...none,
        options: question.pairs.map(({ text, match }) => ({ description: text, correct: false, match })),
        optionAnswers: question.pairs.map(({ match }) => match).toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
      };
    case 'LIKERT_SCALE':
      return { ...none, scales: question.scales };
    case 'MULTI_LIKERT_SCALE':
      return { ...none, options: question.options.map(plain), scales: question.scales };
    case 'SINGLE_OPTION_COMMENT':
      return { ...none, options: question.options.map(plain) };
    case 'COMMENT':
      return none;
  }
}

export interface FileFault {
  readonly field: readonly (string | number)[];
  readonly message: string;
}

/** Returns the faults of one evaluation of the file that a schema can't express. */
export function evaluationFaults(evaluation: EvaluationFile): FileFault[] {
  const faults = evaluation.questions.flatMap((question, index) =>
    questionFaults(question).map((fault) => ({ ...fault, field: ['questions', index, ...fault.field] })),
  );
  const keys = evaluation.questions.map((question) => question.key);
  keys.forEach((key, index) => {
    if (keys.indexOf(key) < index)
      faults.push({ field: ['questions', index, 'key'], message: `a chave "${key}" se repete` });
  });
  if (evaluation.type === 'KNOWLEDGE' && !evaluation.questions.some((question) => gradedTypes.has(question.type))) {
    faults.push({
      field: ['questions'],
      message: 'uma avaliação de conhecimento precisa de uma questão com resposta certa',
    });
  }
  const { questionAmount, timeLimit, pauseOnLeave } = evaluation.parameters;
  if (questionAmount !== null && questionAmount > evaluation.questions.length) {
    faults.push({ field: ['parameters', 'questionAmount'], message: `há só ${evaluation.questions.length} questões` });
  }
  if (evaluation.type !== 'KNOWLEDGE' && timeLimit !== null) {
    faults.push({ field: ['parameters', 'timeLimit'], message: 'só uma avaliação de conhecimento tem tempo' });
  }
  if (pauseOnLeave === 0 && timeLimit === null) {
    faults.push({ field: ['parameters', 'pauseOnLeave'], message: 'o tempo só continua a correr onde há `timeLimit`' });
  }
  return faults;
}

function questionFaults(question: QuestionFile): FileFault[] {
  if (question.type === 'CORRELATE') {
    const matches = question.pairs.map(({ match }) => match);
    return matches.flatMap((match, index) =>
      matches.indexOf(match) < index ? [{ field: ['pairs', index, 'match'], message: `"${match}" se repete` }] : [],
    );
  }
  if (question.type !== 'SINGLE_OPTION' && question.type !== 'MULTI_OPTION') return [];
  const right = question.options.filter((option) => option.correct).length;
  if (right === 0) return [{ field: ['options'], message: 'nenhuma opção está marcada como certa' }];
  return question.type === 'SINGLE_OPTION' && right > 1
    ? [{ field: ['options'], message: 'só uma opção pode estar certa' }]
    : [];
}

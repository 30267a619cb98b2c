import type { AnswerItem, GivenAnswer } from '@shared-kit/contracts/evaluations';
import type { KnownQuestion } from './question.types.ts';

type Shape = (question: KnownQuestion, answer: GivenAnswer) => boolean;

const hasOption = (item: AnswerItem) => item.idQuestionOption !== undefined;
const chosenOptions = (answer: GivenAnswer) => answer.answerData.map((item) => item.idQuestionOption);
const isRepeated = (ids: readonly unknown[]) => new Set(ids).size !== ids.length;

const choosesOptions = (answer: GivenAnswer) =>
  answer.answerData.every(
    (item) => hasOption(item) && item.idQuestionScale === undefined && item.idQuestionOptionAnswer === undefined,
  );

const choosesOneOption: Shape = (_, answer) => answer.answerData.length <= 1 && choosesOptions(answer);

/** Predicates that decide whether a complete or partial answer has the form that its question requires. */
const allowedShapes: Record<KnownQuestion['questionType'], Shape> = {
  SINGLE_OPTION: choosesOneOption,
  TRUE_OR_FALSE: choosesOneOption,
  MULTI_OPTION: (_, answer) => choosesOptions(answer) && !isRepeated(chosenOptions(answer)),
  CORRELATE: (_, answer) =>
    answer.answerData.every((item) => hasOption(item) && item.idQuestionOptionAnswer !== undefined) &&
    !isRepeated(chosenOptions(answer)),
  LIKERT_SCALE: (_, { answerData }) =>
    answerData.length <= 1 && answerData.every((item) => item.idQuestionScale !== undefined),
  MULTI_LIKERT_SCALE: (_, answer) =>
    answer.answerData.every((item) => hasOption(item) && item.idQuestionScale !== undefined) &&
    !isRepeated(chosenOptions(answer)),
  SINGLE_OPTION_COMMENT: choosesOneOption,
  COMMENT: (_, { answerData }) => answerData.length === 0,
};

/** Returns why an answer is rejected, in words; undefined when the answer is valid. */
export function answerFault(question: KnownQuestion, answer: GivenAnswer): string | undefined {
  const options = new Set(question.options.map((option) => option.id));
  const scales = new Set(question.scales.map((scale) => scale.id));
  const optionAnswers = new Set(question.optionAnswers.map((optionAnswer) => optionAnswer.id));
  const isForeign = answer.answerData.some(
    (item) =>
      (item.idQuestionOption !== undefined && !options.has(item.idQuestionOption)) ||
      (item.idQuestionScale !== undefined && !scales.has(item.idQuestionScale)) ||
      (item.idQuestionOptionAnswer !== undefined && !optionAnswers.has(item.idQuestionOptionAnswer)),
  );
  if (isForeign) return 'A opção escolhida não é desta questão.';
  if (!allowedShapes[question.questionType](question, answer)) return 'A resposta não tem a forma que a questão pede.';
  return undefined;
}

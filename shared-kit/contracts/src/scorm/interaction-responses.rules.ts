import { LONGEST_TEXT, anyNumber, isIdentifier, withoutLanguage } from './value-formats.rules.ts';

/** Types of interactions in 2004 (RTE 4.2.9). */
export const interactionTypes = [
  'true-false',
  'choice',
  'fill-in',
  'long-fill-in',
  'matching',
  'performance',
  'sequencing',
  'likert',
  'numeric',
  'other',
] as const;

export type InteractionType = (typeof interactionTypes)[number];

const BETWEEN = '[,]';
const PAIR = '[.]';
const RANGE = '[:]';

type Check = (text: string) => boolean;

const isShort: Check = (text) => isIdentifier(text, 250);
const isNumber: Check = (text) => anyNumber(text) === 'ok';
const isLocalized: Check = (text) => text.length <= LONGEST_TEXT && withoutLanguage(text) !== null;

const each =
  (check: Check): Check =>
  (text) =>
    text.split(BETWEEN).every(check);

const isSet: Check = (text) => text === '' || (each(isShort)(text) && !hasRepetition(text.split(BETWEEN)));

function hasRepetition(parts: readonly string[]): boolean {
  return new Set(parts).size !== parts.length;
}

const isMatch: Check = (text) => {
  const parts = text.split(PAIR);
  return parts.length === 2 && parts.every(isShort);
};

/** A number range: both ends may be open, and a number alone is itself. */
const isRange: Check = (text) => {
  const ends = text.split(RANGE);
  if (ends.length > 2 || !ends.every((end) => (end === '' && ends.length === 2) || isNumber(end))) return false;
  const [min = '', max = ''] = ends;
  return ends.length === 1 || min === '' || max === '' || Number(min) <= Number(max);
};

/** A step of a performance: a name, an answer, or both. */
const isStep =
  (isAnswer: Check): Check =>
  (text) => {
    const parts = text.split(PAIR);
    const [name = '', answer = ''] = parts;
    if (parts.length !== 2 || (name === '' && answer === '')) return false;
    return (name === '' || isShort(name)) && (answer === '' || isAnswer(answer));
  };

const isPlainText: Check = (text) => text.length <= LONGEST_TEXT;
const isTruth: Check = (text) => text === 'true' || text === 'false';

const responses: Readonly<Record<InteractionType, Check>> = {
  'true-false': isTruth,
  choice: isSet,
  'fill-in': each(isLocalized),
  'long-fill-in': isLocalized,
  matching: (text) => text === '' || each(isMatch)(text),
  performance: each(isStep(isPlainText)),
  sequencing: (text) => text === '' || each(isShort)(text),
  likert: isShort,
  numeric: isNumber,
  other: isPlainText,
};

const patterns: Readonly<Record<InteractionType, Check>> = {
  ...responses,
  'fill-in': (text) => withOptions(text, ['case_matters', 'order_matters'], each(isLocalized)),
  'long-fill-in': (text) => withOptions(text, ['case_matters'], isLocalized),
  performance: (text) =>
    withOptions(
      text,
      ['order_matters'],
      each(isStep((answer) => (answer.includes(RANGE) ? isRange(answer) : isPlainText(answer)))),
    ),
  numeric: isRange,
};

/** Checks the text after its options, e.g. `{case_matters=true}`, in any order and each once. */
function withOptions(text: string, names: readonly string[], check: Check): boolean {
  let rest = text;
  const seen = new Set<string>();
  for (;;) {
    const [whole, name = '', value = ''] = /^\{(case_matters|order_matters)=([^}]*)\}/.exec(rest) ?? [];
    if (whole === undefined) return check(rest);
    if (!names.includes(name) || seen.has(name) || !isTruth(value)) return false;
    seen.add(name);
    rest = rest.slice(whole.length);
  }
}

/** Returns whether the text is a learner's response to an interaction of the type (RTE 4.2.9.1). */
export function isResponse(type: InteractionType, text: string): boolean {
  return responses[type](text);
}

/** Returns whether the text is a correct response pattern of the type (RTE 4.2.9.1). */
export function isPattern(type: InteractionType, text: string): boolean {
  return patterns[type](text);
}

/** Types that have one correct response pattern. */
export const typesOfOnePattern: ReadonlySet<string> = new Set(['true-false', 'likert', 'numeric', 'other']);

/** Types whose correct response patterns must differ from one another. */
export const typesOfDistinctPatterns: ReadonlySet<string> = new Set(['choice', 'sequencing', 'matching']);

export function isInteractionType(text: string | undefined): text is InteractionType {
  return interactionTypes.some((type) => type === text);
}

/** Normalises a set of alternatives, whose order has no meaning, to compare patterns. */
export function comparable(type: InteractionType, text: string): string {
  return type === 'choice' || type === 'matching' ? text.split(BETWEEN).toSorted().join(BETWEEN) : text;
}

import type { ScormVersion } from '../element.ts';

/** Calls of both versions, by their name in 2004: in 1.2 they begin with `LMS`, and `Terminate` is `LMSFinish`. */
type CallName = 'Initialize' | 'Terminate' | 'GetValue' | 'SetValue' | 'Commit' | 'GetErrorString' | 'GetDiagnostic';

/** Step of a case, with what comes out. */
export type CallStep =
  /** Opens the lesson. A visit that is still open is left by its page. */
  | { readonly kind: 'open' }
  /** Calls the API. `code` is the answer of `GetLastError` afterwards; it is missing where it stays as it was. */
  | {
      readonly kind: 'call';
      readonly name: CallName;
      readonly given: readonly string[];
      readonly answer: string;
      readonly code?: number;
    }
  /** Passes objects, symbols and other values that are no texts to every call: each answers with a text. */
  | { readonly kind: 'hostile'; readonly answer: string }
  /** Leaves the lesson by the button of its page. The lesson itself ends nothing. */
  | { readonly kind: 'leave' }
  /** Opens the lesson a second time beside the first visit, which is open. */
  | { readonly kind: 'open-beside' }
  /** The first of two visits stores something: `stopped` when it learns that another one took over. */
  | { readonly kind: 'older-visit'; readonly answer: string }
  /** Result of the lesson as the portal shows it: status, grade, and seconds where they are stated. */
  | { readonly kind: 'result'; readonly answer: string };

/** Case of the conformance suite about calls of a lesson: its title has the section of the book. */
export interface CallCase {
  readonly title: string;
  readonly version: ScormVersion;
  readonly manifest: string;
  readonly steps: readonly CallStep[];
}

/** Stands for any answer that is not empty, in a case whose answer depends on the person, such as their name. */
export const SOME_TEXT = '(a text)';

export const open: CallStep = { kind: 'open' };
export const leave: CallStep = { kind: 'leave' };
export const openBeside: CallStep = { kind: 'open-beside' };
export const olderVisit = (answer: string): CallStep => ({ kind: 'older-visit', answer });
export const hostile: CallStep = { kind: 'hostile', answer: 'answered' };
export const result = (answer: string): CallStep => ({ kind: 'result', answer });

const call = (name: CallName, given: readonly string[], answer: string, code?: number): CallStep => ({
  kind: 'call',
  name,
  given,
  answer,
  ...(code === undefined ? {} : { code }),
});
const isTrue = (code: number) => String(code === 0);

export const initialize = (code = 0, argument = '') => call('Initialize', [argument], isTrue(code), code);
export const terminate = (code = 0, argument = '') => call('Terminate', [argument], isTrue(code), code);
export const commit = (code = 0, argument = '') => call('Commit', [argument], isTrue(code), code);
export const set = (name: string, value: string, code = 0) => call('SetValue', [name, value], isTrue(code), code);
export const get = (name: string, answer: string, code = 0) => call('GetValue', [name], answer, code);
/** Reads an element that answers an error. */
export const getError = (name: string, code: number) => get(name, '', code);
export const errorString = (code: string, answer: string) => call('GetErrorString', [code], answer);
export const diagnostic = (code: string, answer: string) => call('GetDiagnostic', [code], answer);

/** Opens the lesson and initializes it. */
export const begin: readonly CallStep[] = [open, initialize()];

/** Sets valid values, which read as they were set, and others, which leave the value as it is. */
export function readWrite(
  name: string,
  [good, bad]: readonly [readonly string[], readonly string[]],
  wrong: number,
): CallStep[] {
  const last = good.at(-1);
  return [
    ...good.flatMap((value) => [set(name, value), get(name, value)]),
    ...bad.map((value) => set(name, value, wrong)),
    ...(last === undefined ? [] : [get(name, last)]),
  ];
}

/** Sets valid values and others. Reading answers `hidden`. */
export function writeOnly(
  name: string,
  [good, bad]: readonly [readonly string[], readonly string[]],
  { wrong, hidden }: { wrong: number; hidden: number },
): CallStep[] {
  return [
    ...good.map((value) => set(name, value)),
    getError(name, hidden),
    ...bad.map((value) => set(name, value, wrong)),
  ];
}

const shown = (text: string): string =>
  text.length > 40 ? `${text.slice(0, 12)}… (${text.length} characters)` : JSON.stringify(text);

/** Writes a step with what came out, so that a test compares two texts. */
export function writtenStep(step: CallStep, { answer, code }: { answer: string; code?: number | undefined }): string {
  if (step.kind !== 'call') return `${step.kind}: ${answer}`;
  const written = step.answer === SOME_TEXT && answer !== '' ? SOME_TEXT : shown(answer);
  const error = step.code === undefined ? '' : `, error ${code}`;
  return `${step.name}(${step.given.map(shown).join(', ')}): ${written}${error}`;
}

/** Returns the steps of a case with what is expected. */
export const expectedSteps = ({ steps }: CallCase): string[] =>
  steps.map((step) =>
    writtenStep(step, {
      answer: 'answer' in step ? step.answer : 'done',
      code: step.kind === 'call' ? step.code : undefined,
    }),
  );

/** Returns the name of a call in a version. */
export function nameOfCall(version: ScormVersion, name: CallName | 'GetLastError'): string {
  if (version === '2004') return name;
  return name === 'Terminate' ? 'LMSFinish' : `LMS${name}`;
}

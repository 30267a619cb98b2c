import { codeOf, dataModel } from '@shared-kit/contracts/scorm';
import type { DataModel, ModelStart } from '@shared-kit/contracts/scorm';
import { GENERAL_EXCEPTION, INVALID_ARGUMENT, errorTexts, stateErrors } from './api-errors.ts';

export interface LessonState {
  readonly cmi: Readonly<Record<string, string>>;
  readonly terminated: boolean;
}

interface Around extends ModelStart {
  /** Saves the lesson's state. Returns false when the visit can't save any more. */
  readonly onCommit: (state: LessonState) => boolean;
  readonly onTerminated: () => void;
}

type Phase = 'waiting' | 'running' | 'terminated';

export interface LessonApi {
  /** Name of the global that lessons search for: `API` in 1.2, `API_1484_11` in 2004. */
  readonly name: 'API' | 'API_1484_11';
  readonly calls: Readonly<Record<string, (first?: unknown, second?: unknown) => string>>;
  /** Returns everything that the lesson has set or may change. */
  snapshot(): Readonly<Record<string, string>>;
  /** Saves what was set since the last commit, without a trace in what the lesson sees, e.g. its last error. */
  saveChanges(): void;
  readonly state: Phase;
}

/** Creates the SCORM API of one visit. Its calls never throw, whatever a lesson passes to them. */
export function lessonApi(around: Around): LessonApi {
  const { version } = around;
  const texts = errorTexts[version];
  const errors = stateErrors[version];
  const model = dataModel(around);
  let phase: Phase = 'waiting';
  let isChanged = false;
  let lastError = 0;
  let diagnostic = '';

  /** Ends a call with its error; 0 is none. Each call replaces the error of the one before. */
  const answer = (error: number, value: string, detail = ''): string => {
    lastError = error;
    diagnostic = error === 0 ? '' : detail;
    return value;
  };
  const stateError = (call: 'terminate' | 'get' | 'set' | 'commit'): number =>
    phase === 'running' ? 0 : errors[call][phase];

  const initialize = (argument: string): string => {
    if (argument !== '') return answer(INVALID_ARGUMENT, 'false');
    if (phase !== 'waiting') return answer(errors.initialize[phase], 'false');
    phase = 'running';
    return answer(0, 'true');
  };

  const terminate = (argument: string): string => {
    if (argument !== '') return answer(INVALID_ARGUMENT, 'false');
    const wrong = stateError('terminate');
    if (wrong !== 0) return answer(wrong, 'false');
    if (version === '1.2') settleStatus(model);
    if (!around.onCommit({ cmi: model.snapshot(), terminated: true })) return answer(errors.failedTermination, 'false');
    phase = 'terminated';
    isChanged = false;
    around.onTerminated();
    return answer(0, 'true');
  };

  const getValue = (name: string): string => {
    const wrong = stateError('get');
    if (wrong !== 0) return answer(wrong, '');
    const read = model.read(name);
    return 'value' in read ? answer(0, read.value) : answer(codeOf(version, read.fault), '', name);
  };

  const setValue = (name: string, value: string): string => {
    const wrong = stateError('set');
    if (wrong !== 0) return answer(wrong, 'false');
    const fault = model.set(name, value);
    if (fault !== undefined) return answer(codeOf(version, fault), 'false', `${name} = ${value.slice(0, 100)}`);
    isChanged = true;
    return answer(0, 'true');
  };

  const commit = (argument: string): string => {
    if (argument !== '') return answer(INVALID_ARGUMENT, 'false');
    const wrong = stateError('commit');
    if (wrong !== 0) return answer(wrong, 'false');
    if (!around.onCommit({ cmi: model.snapshot(), terminated: false })) return answer(errors.failedCommit, 'false');
    isChanged = false;
    return answer(0, 'true');
  };

  /** Catches what a hostile argument throws, e.g. an object whose conversion to text fails. */
  const safely =
    (call: (first: string, second: string) => string, failed: string) =>
    (first?: unknown, second?: unknown): string => {
      try {
        return call(textOf(first), textOf(second));
      } catch {
        return answer(GENERAL_EXCEPTION, failed);
      }
    };
  const quietly =
    (call: (code: string) => string) =>
    (code?: unknown): string => {
      try {
        return call(textOf(code));
      } catch {
        return '';
      }
    };

  const prefix = version === '1.2' ? 'LMS' : '';
  const calls = {
    [`${prefix}Initialize`]: safely(initialize, 'false'),
    [version === '1.2' ? 'LMSFinish' : 'Terminate']: safely(terminate, 'false'),
    [`${prefix}GetValue`]: safely(getValue, ''),
    [`${prefix}SetValue`]: safely(setValue, 'false'),
    [`${prefix}Commit`]: safely(commit, 'false'),
    [`${prefix}GetLastError`]: () => String(lastError),
    [`${prefix}GetErrorString`]: quietly((code) => (Object.hasOwn(texts, code) ? (texts[code] ?? '') : '')),
    [`${prefix}GetDiagnostic`]: quietly((code) =>
      code === '' || code === String(lastError)
        ? diagnostic || (texts[String(lastError)] ?? '')
        : Object.hasOwn(texts, code)
          ? (texts[code] ?? '')
          : '',
    ),
  };

  return {
    name: version === '1.2' ? 'API' : 'API_1484_11',
    calls: Object.freeze(calls),
    snapshot: () => model.snapshot(),
    saveChanges() {
      if (phase !== 'running' || !isChanged) return;
      isChanged = !around.onCommit({ cmi: model.snapshot(), terminated: false });
    },
    get state() {
      return phase;
    },
  };
}

/**
 * Gives a 1.2 lesson that never set a status the one that the LMS sets when it finishes: a suspended lesson is
 * incomplete, any other is completed, and one that is only looked at is browsed (decision 720).
 */
function settleStatus(model: DataModel): void {
  const status = model.read('cmi.core.lesson_status');
  if (!('value' in status) || status.value !== 'not attempted') return;
  const mode = model.read('cmi.core.lesson_mode');
  const isBrowsing = 'value' in mode && (mode.value === 'browse' || mode.value === 'review');
  const isSuspended = model.snapshot()['cmi.core.exit'] === 'suspend';
  model.set('cmi.core.lesson_status', isBrowsing ? 'browsed' : isSuspended ? 'incomplete' : 'completed');
}

/** Lessons pass numbers and booleans too; a missing argument is an empty text. */
function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value as string);
}

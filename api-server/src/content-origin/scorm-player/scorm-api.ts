import type * as Scorm12 from 'scorm-again/scorm12/min';
import type * as Scorm2004 from 'scorm-again/scorm2004/min';

type Scorm12Class = (typeof Scorm12)['default'];
type Scorm2004Class = (typeof Scorm2004)['default'];

export interface LessonState {
  readonly cmi: Readonly<Record<string, string>>;
  readonly terminated: boolean;
}

interface Around {
  readonly version: '1.2' | '2004';
  readonly start: Readonly<Record<string, string>>;
  /** Validity of a navigation request, by the rest of its name: `continue`, `choice.{target=licao-2}` … (RTE 4.4). */
  readonly requestValid: (request: string) => string;
  /** Saves the lesson's state. The lesson's commit call succeeds as soon as this returns. */
  readonly onCommit: (state: LessonState) => void;
  readonly onTerminated: () => void;
}

export interface LessonApi {
  /** Name of the global that lessons search for: `API` in 1.2, `API_1484_11` in 2004. */
  readonly name: 'API' | 'API_1484_11';
  readonly calls: Readonly<Record<string, (first?: unknown, second?: unknown) => string>>;
  /** Returns everything that is set now. */
  snapshot(): Readonly<Record<string, string>>;
  /** True when something was set since the last commit. */
  readonly isChanged: boolean;
  readonly state: 'waiting' | 'running' | 'terminated';
  /** Navigation request of a 2004 lesson. */
  readonly navigation: string | null;
}

const SUSPEND_DATA = 'cmi.suspend_data';
/** Decision 37: limit in characters, above the standard's. */
const maxSuspendData = 1024 * 1024;
/** Limit of the runtime itself, in characters. */
const usualSuspendData = 64_000;
const DATA_TYPE_FAULT = { '1.2': 405, '2004': 406 } as const;

/** Creates the SCORM API of one visit, on the runtime of its version. */
export async function lessonApi(around: Around): Promise<LessonApi> {
  return around.version === '1.2' ? api12(around) : api2004(around);
}

const http = (onCommit: Around['onCommit']) => ({
  processHttpRequest(_url: string, params: unknown, immediate: boolean) {
    onCommit({ cmi: textsOf(params), terminated: immediate });
    return { result: 'true', errorCode: 0 };
  },
  updateSettings() {},
});

const settings = {
  autocommit: false,
  lmsCommitUrl: 'outbox:',
  dataCommitFormat: 'flattened',
  sendFullCommit: true,
  selfReportSessionTime: true,
  // The server derives the status from the score, in the same way for both versions.
  mastery_override: false,
  autoCompleteLessonStatus: false,
  logLevel: 'NONE',
} as const;

/**
 * Returns a class of a module by its name. The package's types declare a default export, which its module does not
 * have.
 */
function runtimeOf<Class>(module: object, name: string): Class {
  const found: unknown = Object.entries(module).find(([exported]) => exported === name)?.[1];
  if (typeof found !== 'function') throw new Error(`scorm-again has no ${name}`);
  return found as Class;
}

async function api12({ start, onCommit, onTerminated }: Around): Promise<LessonApi> {
  const Runtime = runtimeOf<Scorm12Class>(await import('scorm-again/scorm12/min'), 'Scorm12API');
  const api = new Runtime({ ...settings, httpService: http(onCommit) });
  api.loadFromFlattenedJSON(withoutLong(start), '');
  const session = watch({
    initialize: (text) => api.LMSInitialize(text),
    terminate: (text) => api.LMSFinish(text),
    setValue: (name, value) => api.LMSSetValue(name, value),
    commit: (text) => api.LMSCommit(text),
    afterInitialize: () => allowLongTexts(api.cmi, start[SUSPEND_DATA]),
    setLong: (text) => void Object.assign(api.cmi, { suspend_data: text }),
    refuseLong: () => api.throwSCORMError(SUSPEND_DATA, DATA_TYPE_FAULT['1.2']),
    onTerminated,
  });
  return {
    name: 'API',
    calls: {
      LMSInitialize: (text) => session.initialize(String(text ?? '')),
      LMSFinish: (text) => session.terminate(String(text ?? '')),
      LMSGetValue: (name) => String(api.LMSGetValue(String(name ?? ''))),
      LMSSetValue: (name, value) => session.setValue(String(name ?? ''), value),
      LMSCommit: (text) => session.commit(String(text ?? '')),
      LMSGetLastError: () => String(api.LMSGetLastError()),
      LMSGetErrorString: (code) => String(api.LMSGetErrorString(String(code ?? ''))),
      LMSGetDiagnostic: (code) => String(api.LMSGetDiagnostic(String(code ?? ''))),
    },
    snapshot: () => textsOf(api.getFlattenedCMI()),
    get isChanged() {
      return session.isChanged;
    },
    get state() {
      return session.state;
    },
    navigation: null,
  };
}

async function api2004({ start, requestValid, onCommit, onTerminated }: Around): Promise<LessonApi> {
  const Runtime = runtimeOf<Scorm2004Class>(await import('scorm-again/scorm2004/min'), 'Scorm2004API');
  const api = new Runtime({ ...settings, httpService: http(onCommit) });
  api.loadFromFlattenedJSON(withoutLong(start), '');
  const session = watch({
    initialize: (text) => api.Initialize(text),
    terminate: (text) => api.Terminate(text),
    setValue: (name, value) => api.SetValue(name, value),
    commit: (text) => api.Commit(text),
    afterInitialize: () => allowLongTexts(api.cmi, start[SUSPEND_DATA]),
    setLong: (text) => void Object.assign(api.cmi, { suspend_data: text }),
    refuseLong: () => api.throwSCORMError(SUSPEND_DATA, DATA_TYPE_FAULT['2004']),
    onTerminated,
  });
  return {
    name: 'API_1484_11',
    calls: {
      Initialize: (text) => session.initialize(String(text ?? '')),
      Terminate: (text) => session.terminate(String(text ?? '')),
      GetValue(name) {
        const answer = String(api.GetValue(String(name ?? '')));
        const request = /^adl\.nav\.request_valid\.(.+)$/s.exec(String(name ?? ''))?.[1];
        // The server knows which requests are valid; the runtime knows only the names.
        return request !== undefined && session.state === 'running' && String(api.GetLastError()) === '0'
          ? requestValid(request)
          : answer;
      },
      SetValue: (name, value) => session.setValue(String(name ?? ''), value),
      Commit: (text) => session.commit(String(text ?? '')),
      GetLastError: () => String(api.GetLastError()),
      GetErrorString: (code) => String(api.GetErrorString(String(code ?? ''))),
      GetDiagnostic: (code) => String(api.GetDiagnostic(String(code ?? ''))),
    },
    snapshot: () => textsOf(api.getFlattenedCMI()),
    get isChanged() {
      return session.isChanged;
    },
    get state() {
      return session.state;
    },
    get navigation() {
      return navigationOf(session.navigation);
    },
  };
}

interface Watched {
  initialize(text: string): string;
  terminate(text: string): string;
  setValue(name: string, value: unknown): string;
  commit(text: string): string;
  afterInitialize(): void;
  setLong(text: string): void;
  refuseLong(): void;
  onTerminated(): void;
}

/**
 * Tracks the state of the lesson between initialize and terminate, and accepts suspend data beyond the runtime's
 * limit.
 */
function watch(api: Watched) {
  let state: LessonApi['state'] = 'waiting';
  let isChanged = false;
  let navigation = '';
  return {
    initialize(text: string) {
      const answer = api.initialize(text);
      if (answer === 'true' && state === 'waiting') {
        state = 'running';
        api.afterInitialize();
      }
      return answer;
    },
    terminate(text: string) {
      const answer = api.terminate(text);
      if (answer === 'true' && state === 'running') {
        state = 'terminated';
        isChanged = false;
        api.onTerminated();
      }
      return answer;
    },
    setValue(name: string, value: unknown) {
      const text = String(value ?? '');
      const isLong = name === SUSPEND_DATA && text.length > usualSuspendData && state === 'running';
      if (isLong && text.length > maxSuspendData) {
        api.refuseLong();
        return 'false';
      }
      // Calls the runtime with a short value, so that errors of earlier calls are reset as usual.
      const answer = api.setValue(name, isLong ? '' : value);
      if (isLong && answer === 'true') api.setLong(text);
      if (answer === 'true') isChanged = true;
      if (answer === 'true' && name === 'adl.nav.request') navigation = text;
      return answer;
    },
    commit(text: string) {
      const answer = api.commit(text);
      if (answer === 'true') isChanged = false;
      return answer;
    },
    get state() {
      return state;
    },
    get isChanged() {
      return isChanged;
    },
    get navigation() {
      return navigation;
    },
  };
}

function navigationOf(request: string): LessonApi['navigation'] {
  return request === '' || request === '_none_' ? null : request;
}

/** Removes the runtime's own length check for this one element; `watch` checks it instead. */
function allowLongTexts(owner: object, start: string | undefined): void {
  const value = start ?? '';
  Object.defineProperty(owner, 'suspend_data', { configurable: true, enumerable: true, writable: true, value });
}

function withoutLong(start: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(start).filter(([name]) => name !== SUSPEND_DATA));
}

/** Returns all elements that have a value, by name. */
function textsOf(flat: unknown): Record<string, string> {
  const entries = Object.entries(typeof flat === 'object' && flat !== null ? flat : {});
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? (value === '' ? [] : [[name, String(value)]]) : [],
    ),
  );
}

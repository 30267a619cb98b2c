import {
  commit,
  diagnostic,
  errorString,
  get,
  getError,
  hostile,
  initialize,
  open,
  set,
  terminate,
} from './call-case.ts';
import type { CallCase, CallStep } from './call-case.ts';
import { manifest12, manifest2004 } from './manifests.ts';

const in12 = (rule: string, steps: readonly CallStep[]): CallCase => ({
  title: `RTE 1.2, ${rule}`,
  version: '1.2',
  manifest: manifest12(),
  steps: [open, ...steps],
});
const in2004 = (rule: string, steps: readonly CallStep[]): CallCase => ({
  title: `RTE ${rule}`,
  version: '2004',
  manifest: manifest2004(),
  steps: [open, ...steps],
});

/** Calls of the API: their order, their arguments and their errors. */
export const apiCases: readonly CallCase[] = [
  in12('3.3.2: LMSInitialize takes an empty text, and once', [
    initialize(201, 'x'),
    initialize(),
    initialize(101),
    get('cmi.core.lesson_location', ''),
  ]),
  in12('3.3.2: LMSFinish takes an empty text, after LMSInitialize', [
    terminate(301),
    initialize(),
    terminate(201, 'x'),
    terminate(),
    terminate(301),
    initialize(101),
  ]),
  in12('3.3.2: no value is read, set or stored before LMSInitialize', [
    getError('cmi.core.lesson_location', 301),
    set('cmi.core.lesson_location', 'p1', 301),
    commit(301),
    initialize(),
    get('cmi.core.lesson_location', ''),
  ]),
  in12('3.3.2: no value is read, set or stored after LMSFinish', [
    initialize(),
    set('cmi.core.lesson_location', 'p1'),
    terminate(),
    getError('cmi.core.lesson_location', 301),
    set('cmi.core.lesson_location', 'p2', 301),
    commit(301),
  ]),
  in12('3.3.2: LMSCommit takes an empty text', [initialize(), commit(201, 'x'), commit()]),
  in12('3.3.2: LMSGetErrorString and LMSGetDiagnostic explain the last error, and a good call resets it', [
    initialize(),
    set('cmi.core.student_id', '9', 403),
    errorString('403', 'Element is read only'),
    diagnostic('', 'cmi.core.student_id = 9'),
    set('cmi.core.lesson_location', 'p1'),
    diagnostic('', 'No error'),
    errorString('0', 'No error'),
    errorString('999', ''),
  ]),
  in12('3.3.2: values that are no texts never throw into the lesson', [initialize(), hostile, commit()]),
  in2004('3.1.3.1: Initialize takes an empty text, and once', [
    initialize(201, 'x'),
    initialize(),
    initialize(103),
    get('cmi.entry', 'ab-initio'),
  ]),
  in2004('3.1.3.1: Initialize after Terminate fails', [initialize(), terminate(), initialize(104)]),
  in2004('3.1.3.2: Terminate takes an empty text, after Initialize and once', [
    terminate(112),
    initialize(),
    terminate(201, 'x'),
    terminate(),
    terminate(113),
  ]),
  in2004('3.1.4: no value is read, set or stored before Initialize', [
    getError('cmi.location', 122),
    set('cmi.location', 'p1', 132),
    commit(142),
    initialize(),
    getError('cmi.location', 403),
  ]),
  in2004('3.1.4: no value is read, set or stored after Terminate', [
    initialize(),
    set('cmi.location', 'p1'),
    terminate(),
    getError('cmi.location', 123),
    set('cmi.location', 'p2', 133),
    commit(143),
  ]),
  in2004('3.1.4.3: Commit takes an empty text', [initialize(), commit(201, 'x'), commit()]),
  in2004('3.1.5: GetErrorString and GetDiagnostic explain the last error, and a good call resets it', [
    initialize(),
    set('cmi.score.scaled', '2', 407),
    errorString('407', 'Data Model Element Value Out Of Range'),
    diagnostic('', 'cmi.score.scaled = 2'),
    set('cmi.location', 'p1'),
    diagnostic('', 'No Error'),
    errorString('0', 'No Error'),
    errorString('999', ''),
  ]),
  in2004('3.1.5: values that are no texts never throw into the lesson', [initialize(), hostile, commit()]),
];

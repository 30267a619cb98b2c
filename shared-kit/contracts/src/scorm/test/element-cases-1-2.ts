import { SOME_TEXT, begin, get, getError, readWrite, set, writeOnly } from './call-case.ts';
import type { CallCase, CallStep } from './call-case.ts';
import { manifest12 } from './manifests.ts';
import { values12 } from './values-1-2.ts';

/** Error codes of SCORM 1.2 (RTE 1.2, 3.3.5). */
const ARGUMENT = 201;
const NO_CHILDREN = 202;
const NO_COUNT = 203;
const UNKNOWN = 401;
const KEYWORD = 402;
const READ_ONLY = 403;
const WRITE_ONLY = 404;
const WRONG_TYPE = 405;

const valuesOf = (name: string) => values12[name] ?? [[], []];
const settable = (name: string, initial = ''): CallStep[] => [
  get(name, initial),
  ...readWrite(name, valuesOf(name), WRONG_TYPE),
];
/** An element of an array: there is none before the lesson has set it. */
const added = (name: string): CallStep[] => readWrite(name, valuesOf(name), WRONG_TYPE);
const hidden = (name: string): CallStep[] => writeOnly(name, valuesOf(name), { wrong: WRONG_TYPE, hidden: WRITE_ONLY });
const fixed = (name: string, answer: string): CallStep[] => [
  get(name, answer),
  set(name, 'x', READ_ONLY),
  get(name, answer),
];
const element = (rule: string, steps: readonly CallStep[], extra = ''): CallCase => ({
  title: `RTE 1.2, 3.4.4: ${rule}`,
  version: '1.2',
  manifest: manifest12(extra),
  steps: [...begin, ...steps],
});

const fromManifest =
  '<adlcp:maxtimeallowed>0001:30:00</adlcp:maxtimeallowed><adlcp:timelimitaction>exit,message</adlcp:timelimitaction><adlcp:datafromlms>a=1&amp;b</adlcp:datafromlms><adlcp:masteryscore>70</adlcp:masteryscore>';

/** Elements of SCORM 1.2: valid, invalid, read-only, write-only and out of range. */
export const elementCases12: readonly CallCase[] = [
  element('cmi.core.student_id and student_name are read-only, and the last name is first', [
    ...fixed('cmi.core.student_id', SOME_TEXT),
    ...fixed('cmi.core.student_name', SOME_TEXT),
  ]),
  element('cmi.core.lesson_location takes texts of up to 255 characters', settable('cmi.core.lesson_location')),
  element('cmi.core.credit, lesson_mode and entry are read-only, and a new lesson begins with ab-initio', [
    ...fixed('cmi.core.credit', 'credit'),
    ...fixed('cmi.core.lesson_mode', 'normal'),
    ...fixed('cmi.core.entry', 'ab-initio'),
  ]),
  element(
    'cmi.core.lesson_status has five words for lessons, and begins as not attempted',
    settable('cmi.core.lesson_status', 'not attempted'),
  ),
  element('cmi.core.score takes numbers from 0 to 100, or blank', [
    ...settable('cmi.core.score.raw'),
    ...settable('cmi.core.score.min'),
    ...settable('cmi.core.score.max'),
  ]),
  element('cmi.core.total_time is read-only, and begins as 0000:00:00', fixed('cmi.core.total_time', '0000:00:00')),
  element('cmi.core.exit is write-only, and has four words', hidden('cmi.core.exit')),
  element('cmi.core.session_time is write-only, and a CMITimespan', hidden('cmi.core.session_time')),
  element('cmi.suspend_data takes long texts', settable('cmi.suspend_data')),
  element('cmi.launch_data is that of the manifest', fixed('cmi.launch_data', 'a=1&b'), fromManifest),
  element('cmi.comments takes texts of up to 4096 characters', settable('cmi.comments')),
  element('cmi.comments_from_lms is read-only', fixed('cmi.comments_from_lms', '')),
  element(
    'cmi.student_data is that of the manifest',
    [
      ...fixed('cmi.student_data.mastery_score', '70'),
      ...fixed('cmi.student_data.max_time_allowed', '0001:30:00'),
      ...fixed('cmi.student_data.time_limit_action', 'exit,message'),
    ],
    fromManifest,
  ),
  element('cmi.student_data is blank where the manifest states nothing', [
    ...fixed('cmi.student_data.mastery_score', ''),
    ...fixed('cmi.student_data.max_time_allowed', ''),
    ...fixed('cmi.student_data.time_limit_action', ''),
  ]),
  element('cmi.student_preference.audio and speed take whole numbers in their ranges', [
    ...settable('cmi.student_preference.audio'),
    ...settable('cmi.student_preference.speed'),
  ]),
  element('cmi.student_preference.language and text take their values', [
    ...settable('cmi.student_preference.language'),
    ...settable('cmi.student_preference.text'),
  ]),
  element('cmi.objectives.n.id is an identifier without blanks', added('cmi.objectives.0.id')),
  element('cmi.objectives.n.score takes numbers from 0 to 100', [
    set('cmi.objectives.0.id', 'O1'),
    ...settable('cmi.objectives.0.score.raw'),
    ...settable('cmi.objectives.0.score.min'),
    ...settable('cmi.objectives.0.score.max'),
  ]),
  element('cmi.objectives.n.status has six words', [
    set('cmi.objectives.0.id', 'O1'),
    ...added('cmi.objectives.0.status'),
  ]),
  element('cmi.interactions.n.id and objectives.n.id are write-only identifiers', [
    ...hidden('cmi.interactions.0.id'),
    ...hidden('cmi.interactions.0.objectives.0.id'),
  ]),
  element('cmi.interactions.n.time is a write-only time of day', hidden('cmi.interactions.0.time')),
  element('cmi.interactions.n.type has eight words, and none of 2004', hidden('cmi.interactions.0.type')),
  element('cmi.interactions.n.correct_responses and student_response are write-only', [
    ...hidden('cmi.interactions.0.correct_responses.0.pattern'),
    ...hidden('cmi.interactions.0.student_response'),
  ]),
  element('cmi.interactions.n.weighting is a write-only number', hidden('cmi.interactions.0.weighting')),
  element('cmi.interactions.n.result is wrong, not incorrect', hidden('cmi.interactions.0.result')),
  element('cmi.interactions.n.latency is a write-only CMITimespan', hidden('cmi.interactions.0.latency')),
  element('_children names the elements, and is a keyword', [
    set('cmi.objectives.0.id', 'O1'),
    ...(
      [
        [
          'cmi.core',
          'student_id,student_name,lesson_location,credit,lesson_status,entry,score,total_time,lesson_mode,exit,session_time',
        ],
        ['cmi.core.score', 'raw,min,max'],
        ['cmi.objectives', 'id,score,status'],
        ['cmi.objectives.0.score', 'raw,min,max'],
        ['cmi.student_data', 'mastery_score,max_time_allowed,time_limit_action'],
        ['cmi.student_preference', 'audio,language,speed,text'],
        ['cmi.interactions', 'id,objectives,time,type,correct_responses,weighting,student_response,result,latency'],
      ] as const
    ).flatMap(([name, children]) => [get(`${name}._children`, children), set(`${name}._children`, 'x', KEYWORD)]),
    getError('cmi.core.lesson_status._children', NO_CHILDREN),
  ]),
  element('_count counts the entries of an array, and is a keyword', [
    get('cmi.objectives._count', '0'),
    get('cmi.interactions._count', '0'),
    set('cmi.objectives.0.id', 'O1'),
    set('cmi.objectives.1.id', 'O2'),
    set('cmi.interactions.0.id', 'q'),
    set('cmi.interactions.0.objectives.0.id', 'O1'),
    set('cmi.interactions.0.correct_responses.0.pattern', 'a'),
    get('cmi.objectives._count', '2'),
    get('cmi.interactions._count', '1'),
    get('cmi.interactions.0.objectives._count', '1'),
    get('cmi.interactions.0.correct_responses._count', '1'),
    set('cmi.objectives._count', '5', KEYWORD),
    getError('cmi.core._count', NO_COUNT),
  ]),
  element('an index beyond the array is an invalid argument', [
    getError('cmi.objectives.0.id', ARGUMENT),
    set('cmi.objectives.1.id', 'O2', ARGUMENT),
    set('cmi.objectives.0.id', 'O1'),
    set('cmi.objectives.2.id', 'O3', ARGUMENT),
    getError('cmi.objectives.1.status', ARGUMENT),
    set('cmi.interactions.1.id', 'q', ARGUMENT),
    get('cmi.objectives._count', '1'),
  ]),
  element('cmi._version is 3.4', [get('cmi._version', '3.4'), set('cmi._version', '1.0', KEYWORD)]),
  element('names that the data model does not have are not implemented', [
    getError('', ARGUMENT),
    set('', 'x', ARGUMENT),
    ...['cmi.nada', 'nada', 'cmi.objectives.00.id', 'cmi.objectives.-1.id', 'cmi.__proto__.x', 'constructor'].flatMap(
      (name) => [getError(name, UNKNOWN), set(name, 'x', UNKNOWN)],
    ),
    ...['cmi.completion_status', 'cmi.location', 'adl.nav.request'].flatMap((name) => [
      getError(name, UNKNOWN),
      set(name, 'x', UNKNOWN),
    ]),
  ]),
  element('no name of a part replaces the data model', [
    set('cmi.core.lesson_location', 'p1'),
    set('cmi.suspend_data', 'abc'),
    set('cmi.objectives.0.id', 'O1'),
    ...['cmi', 'cmi.core', 'cmi.core.score', 'cmi.interactions', 'cmi.objectives', 'cmi.objectives.0', 'adl'].map(
      (name) => set(name, '{}', UNKNOWN),
    ),
    get('cmi.core.lesson_location', 'p1'),
    get('cmi.suspend_data', 'abc'),
    get('cmi.objectives.0.id', 'O1'),
    get('cmi.core.lesson_status', 'not attempted'),
  ]),
];

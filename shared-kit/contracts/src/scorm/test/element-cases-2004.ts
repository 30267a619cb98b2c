import { SOME_TEXT, begin, get, getError, readWrite, set, writeOnly } from './call-case.ts';
import type { CallCase, CallStep } from './call-case.ts';
import { manifest2004 } from './manifests.ts';
import { beyond2004, urn, values2004 } from './values-2004.ts';

/** Error codes of SCORM 2004 (RTE 3.1.7). */
const NO_VALUE = 403;
const READ_ONLY = 404;
const WRITE_ONLY = 405;
const WRONG_TYPE = 406;
const OUT_OF_RANGE = 407;
const GET_FAILURE = 301;

const valuesOf = (name: string) => values2004[name] ?? [[], []];
/** Reads before the first value, sets valid values, others, and those out of range. */
const settable = (name: string, initial?: string): CallStep[] => [
  initial === undefined ? getError(name, NO_VALUE) : get(name, initial),
  ...readWrite(name, valuesOf(name), WRONG_TYPE),
  ...(beyond2004[name] ?? []).map((value) => set(name, value, OUT_OF_RANGE)),
];
const added = (name: string): CallStep[] => readWrite(name, valuesOf(name), WRONG_TYPE);
const hidden = (name: string): CallStep[] => writeOnly(name, valuesOf(name), { wrong: WRONG_TYPE, hidden: WRITE_ONLY });
const fixed = (name: string, answer: string): CallStep[] => [
  get(name, answer),
  set(name, '1', READ_ONLY),
  get(name, answer),
];
const unset = (name: string): CallStep[] => [getError(name, NO_VALUE), set(name, '1', READ_ONLY)];
const element = (rule: string, steps: readonly CallStep[], extra = ''): CallCase => ({
  title: `RTE ${rule}`,
  version: '2004',
  manifest: manifest2004(extra),
  steps: [...begin, ...steps],
});
const objective = set('cmi.objectives.0.id', urn);

/** Elements of SCORM 2004 besides interactions: valid, invalid, read-only, write-only and out of range. */
export const elementCases2004: readonly CallCase[] = [
  element('4.2.1: cmi._version is 1.0, and a keyword', fixed('cmi._version', '1.0')),
  element('4.2.2: comments of a learner have text, location and time', [
    get('cmi.comments_from_learner._children', 'comment,location,timestamp'),
    get('cmi.comments_from_learner._count', '0'),
    ...added('cmi.comments_from_learner.0.comment'),
    ...settable('cmi.comments_from_learner.0.location'),
    ...settable('cmi.comments_from_learner.0.timestamp'),
    get('cmi.comments_from_learner._count', '1'),
  ]),
  element('4.2.3: comments of the LMS are read-only', [
    get('cmi.comments_from_lms._children', 'comment,location,timestamp'),
    get('cmi.comments_from_lms._count', '0'),
    getError('cmi.comments_from_lms.0.comment', GET_FAILURE),
    set('cmi.comments_from_lms.0.comment', 'x', READ_ONLY),
    get('cmi.comments_from_lms._count', '0'),
  ]),
  element('4.2.4: cmi.completion_status has four words', settable('cmi.completion_status', 'unknown')),
  element(
    '4.2.4.1: the completion threshold decides over what the lesson states',
    [
      ...fixed('cmi.completion_threshold', '0.8'),
      set('cmi.completion_status', 'completed'),
      get('cmi.completion_status', 'unknown'),
      set('cmi.progress_measure', '0.79'),
      get('cmi.completion_status', 'incomplete'),
      set('cmi.progress_measure', '0.8'),
      get('cmi.completion_status', 'completed'),
    ],
    '<adlcp:completionThreshold completedByMeasure="true" minProgressMeasure="0.8"/>',
  ),
  element(
    '4.2.5: cmi.completion_threshold has no value where the manifest states none',
    unset('cmi.completion_threshold'),
  ),
  element('4.2.6 and 4.2.16: cmi.credit and cmi.mode are read-only', [
    ...fixed('cmi.credit', 'credit'),
    ...fixed('cmi.mode', 'normal'),
  ]),
  element('4.2.7: cmi.entry is read-only, and ab-initio in a new attempt', fixed('cmi.entry', 'ab-initio')),
  element('4.2.8: cmi.exit is write-only, and has five words', hidden('cmi.exit')),
  element(
    '4.2.10: cmi.launch_data is that of the manifest',
    fixed('cmi.launch_data', 'a=1&b'),
    '<adlcp:dataFromLMS>a=1&amp;b</adlcp:dataFromLMS>',
  ),
  element('4.2.10: cmi.launch_data has no value where the manifest states none', unset('cmi.launch_data')),
  element('4.2.11 and 4.2.12: cmi.learner_id and cmi.learner_name are read-only', [
    ...fixed('cmi.learner_id', SOME_TEXT),
    ...fixed('cmi.learner_name', SOME_TEXT),
  ]),
  element('4.2.13: audio level and delivery speed take numbers from 0', [
    get('cmi.learner_preference._children', 'audio_level,language,delivery_speed,audio_captioning'),
    ...settable('cmi.learner_preference.audio_level', '1'),
    ...settable('cmi.learner_preference.delivery_speed', '1'),
  ]),
  element('4.2.13: language and captioning take their values', [
    ...settable('cmi.learner_preference.language', ''),
    ...settable('cmi.learner_preference.audio_captioning', '0'),
  ]),
  element('4.2.14: cmi.location has no value before it is set', settable('cmi.location')),
  element('4.2.15: cmi.max_time_allowed has no value where the manifest states none', unset('cmi.max_time_allowed')),
  element(
    '4.2.15: cmi.max_time_allowed is that of the manifest',
    fixed('cmi.max_time_allowed', 'PT1H'),
    '<imsss:sequencing><imsss:limitConditions attemptAbsoluteDurationLimit="PT1H"/></imsss:sequencing>',
  ),
  element('4.2.17: objectives have distinct ids, which do not change', [
    get('cmi.objectives._children', 'id,score,success_status,completion_status,progress_measure,description'),
    set('cmi.objectives.0.id', 'A'),
    set('cmi.objectives.1.id', 'A', 351),
    set('cmi.objectives.0.id', 'B', 351),
    set('cmi.objectives.0.id', 'A'),
    set('cmi.objectives.1.id', 'B'),
    get('cmi.objectives._count', '2'),
    get('cmi.objectives.0.id', 'A'),
  ]),
  element('4.2.17: the id of an objective is a URI', [
    ...valuesOf('cmi.objectives.0.id')[1].map((value) => set('cmi.objectives.0.id', value, WRONG_TYPE)),
    ...valuesOf('cmi.objectives.0.id')[0].flatMap((value, at) => [
      set(`cmi.objectives.${at}.id`, value),
      get(`cmi.objectives.${at}.id`, value),
    ]),
  ]),
  element('4.2.17: the other elements of an objective depend on its id', [
    ...Object.keys(values2004)
      .filter((name) => name.startsWith('cmi.objectives.0.') && name !== 'cmi.objectives.0.id')
      .map((name) => set(name, valuesOf(name)[0][0] ?? '', 408)),
    get('cmi.objectives._count', '0'),
  ]),
  element('4.2.17: scores of an objective are numbers, and the scaled one is from -1 to 1', [
    objective,
    get('cmi.objectives.0.score._children', 'scaled,raw,min,max'),
    ...['scaled', 'raw', 'min', 'max'].flatMap((name) => settable(`cmi.objectives.0.score.${name}`)),
  ]),
  element('4.2.17: statuses, progress and description of an objective take their values', [
    objective,
    ...settable('cmi.objectives.0.success_status', 'unknown'),
    ...settable('cmi.objectives.0.completion_status', 'unknown'),
    ...settable('cmi.objectives.0.progress_measure'),
    ...settable('cmi.objectives.0.description'),
  ]),
  element(
    '4.2.17: objectives of the manifest are there when the lesson begins',
    [
      get('cmi.objectives._count', '2'),
      get('cmi.objectives.0.id', 'P'),
      get('cmi.objectives.1.id', 'tema'),
      get('cmi.objectives.1.success_status', 'unknown'),
      set('cmi.objectives.1.id', 'outro', 351),
      set('cmi.objectives.1.success_status', 'passed'),
      set('cmi.objectives.2.id', 'proprio'),
    ],
    '<imsss:sequencing><imsss:objectives><imsss:primaryObjective objectiveID="P"/><imsss:objective objectiveID="tema"/></imsss:objectives></imsss:sequencing>',
  ),
  element('4.2.18: cmi.progress_measure is from 0 to 1', settable('cmi.progress_measure')),
  element(
    '4.2.19: cmi.scaled_passing_score has no value where the manifest states none',
    unset('cmi.scaled_passing_score'),
  ),
  element('4.2.20: scores are numbers, and the scaled one is from -1 to 1', [
    get('cmi.score._children', 'scaled,raw,min,max'),
    ...['scaled', 'raw', 'min', 'max'].flatMap((name) => settable(`cmi.score.${name}`)),
  ]),
  element('4.2.21: cmi.session_time is write-only, and a time interval', hidden('cmi.session_time')),
  element('4.2.22: cmi.success_status has three words', settable('cmi.success_status', 'unknown')),
  element(
    '4.2.22.1: the passing score decides over what the lesson states',
    [
      ...fixed('cmi.scaled_passing_score', '0.5'),
      set('cmi.success_status', 'passed'),
      get('cmi.success_status', 'unknown'),
      set('cmi.score.scaled', '0.4'),
      get('cmi.success_status', 'failed'),
      set('cmi.score.scaled', '0.5'),
      get('cmi.success_status', 'passed'),
    ],
    '<imsss:sequencing><imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true"><imsss:minNormalizedMeasure>0.5</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives></imsss:sequencing>',
  ),
  element('4.2.23: cmi.suspend_data takes long texts', settable('cmi.suspend_data')),
  element(
    '4.2.24: cmi.time_limit_action is continue,no message where the manifest states none',
    fixed('cmi.time_limit_action', 'continue,no message'),
  ),
  element('4.2.25: cmi.total_time is read-only, and begins as no time', [
    get('cmi.total_time', 'PT0H0M0S'),
    set('cmi.total_time', 'PT1H', READ_ONLY),
  ]),
  element('4.1.1.4: an index beyond a collection can neither be read nor set', [
    ...['cmi.objectives.0.id', 'cmi.interactions.0.id', 'cmi.comments_from_learner.0.comment'].flatMap((name) => [
      getError(name, GET_FAILURE),
      set(name.replace('.0.', '.1.'), urn, 351),
    ]),
    set('cmi.objectives._count', '5', READ_ONLY),
    getError('cmi.score._count', GET_FAILURE),
    getError('cmi.location._children', GET_FAILURE),
  ]),
  element('3.1.7.6: names that the data model does not have are undefined', [
    getError('', GET_FAILURE),
    set('', 'x', 351),
    ...['cmi.nada', 'nada', 'cmi.objectives.00.id', 'cmi.__proto__', 'cmi.core.lesson_status', 'constructor'].flatMap(
      (name) => [getError(name, 401), set(name, 'x', 401)],
    ),
  ]),
  element('3.1.7.6: no name of a part replaces the data model', [
    set('cmi.location', 'p1'),
    set('cmi.suspend_data', 'abc'),
    objective,
    ...['cmi', 'cmi.score', 'cmi.interactions', 'cmi.objectives', 'cmi.objectives.0', 'adl', 'adl.nav', 'adl.data'].map(
      (name) => set(name, '{}', 401),
    ),
    get('cmi.location', 'p1'),
    get('cmi.suspend_data', 'abc'),
    get('cmi.objectives.0.id', urn),
  ]),
  element(
    '4.3: stores of the manifest are there, and their ids are read-only',
    [
      get('adl.data._children', 'id,store'),
      get('adl.data._count', '1'),
      get('adl.data.0.id', 'notas'),
      set('adl.data.0.id', 'outro', READ_ONLY),
      ...settable('adl.data.0.store'),
      set('adl.data.1.store', 'x', 351),
      getError('adl.data.1.store', GET_FAILURE),
    ],
    '<adlcp:data><adlcp:map targetID="notas"/></adlcp:data>',
  ),
  element(
    '4.3: a store can be read and set as its map allows',
    [
      set('adl.data.0.store', 'x', READ_ONLY),
      getError('adl.data.0.store', NO_VALUE),
      set('adl.data.1.store', 'x'),
      getError('adl.data.1.store', WRITE_ONLY),
    ],
    '<adlcp:data><adlcp:map targetID="lida" writeSharedData="false"/><adlcp:map targetID="escrita" readSharedData="false"/></adlcp:data>',
  ),
  {
    title: 'SN 5.6.4: adl.nav.request takes the navigation requests',
    version: '2004',
    manifest: manifest2004(),
    steps: [
      ...begin,
      get('adl.nav.request', '_none_'),
      ...readWrite('adl.nav.request', valuesOf('adl.nav.request'), WRONG_TYPE),
      set('adl.nav.request', '_none_'),
      set('adl.nav.request_valid.continue', 'true', READ_ONLY),
      getError('adl.nav.request_valid.choice', GET_FAILURE),
      getError('adl.nav.request_valid.exit', 401),
    ],
  },
];

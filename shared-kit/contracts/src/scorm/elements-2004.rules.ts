import type { DataModelTable, Element } from './element.ts';
import { interactionTypes } from './interaction-responses.rules.ts';
import {
  LONGEST_SUSPEND_DATA,
  LONGEST_TEXT,
  anyNumber,
  either,
  identifier,
  language,
  localized,
  matches,
  numberFrom,
  oneOf,
  textUpTo,
  time,
  timeinterval,
} from './value-formats.rules.ts';

const text = textUpTo(LONGEST_TEXT);
const fraction = numberFrom(0, 1);
const scaled = numberFrom(-1, 1);
const positive = numberFrom(0, Infinity);

const readOnly = (initial: string | null = null): Element => ({ access: 'read-only', format: text, initial });
const readWrite = (format: Element['format'], initial: string | null = null): Element => ({
  access: 'read-write',
  format,
  initial,
});
const writeOnly = (format: Element['format']): Element => ({ access: 'write-only', format, initial: null });
const after = (element: Element, ...needs: readonly string[]): Element => ({ ...element, needs });

const completion = oneOf('completed', 'incomplete', 'not attempted', 'unknown');
const success = oneOf('passed', 'failed', 'unknown');

const scores = {
  scaled: readWrite(scaled),
  raw: readWrite(anyNumber),
  min: readWrite(anyNumber),
  max: readWrite(anyNumber),
};

const OBJECTIVE = 'cmi.objectives.n.id';
const INTERACTION = 'cmi.interactions.n.id';
const TYPE = 'cmi.interactions.n.type';

const objective = Object.fromEntries(
  Object.entries({
    ...Object.fromEntries(Object.entries(scores).map(([name, element]) => [`score.${name}`, element])),
    success_status: readWrite(success, 'unknown'),
    completion_status: readWrite(completion, 'unknown'),
    progress_measure: readWrite(fraction),
    description: readWrite(localized),
  }).map(([name, element]) => [`cmi.objectives.n.${name}`, after(element, OBJECTIVE)]),
);

const REQUEST =
  /^(?:continue|previous|exit|exitAll|abandon|abandonAll|suspendAll|_none_|\{target=[^{}\s]+\}(?:choice|jump))$/;

/** Data model of SCORM 2004 4th Edition (RTE 4.2, with `adl.nav` of SN 5.6 and `adl.data` of RTE 4.3). */
export const dataModel2004: DataModelTable = {
  version: '1.0',
  children: {
    cmi: '_version,comments_from_learner,comments_from_lms,completion_status,completion_threshold,credit,entry,exit,interactions,launch_data,learner_id,learner_name,learner_preference,location,max_time_allowed,mode,objectives,progress_measure,scaled_passing_score,score,session_time,success_status,suspend_data,time_limit_action,total_time',
    'cmi.comments_from_learner': 'comment,location,timestamp',
    'cmi.comments_from_lms': 'comment,location,timestamp',
    'cmi.interactions':
      'id,type,objectives,timestamp,correct_responses,weighting,learner_response,result,latency,description',
    'cmi.learner_preference': 'audio_level,language,delivery_speed,audio_captioning',
    'cmi.objectives': 'id,score,success_status,completion_status,progress_measure,description',
    'cmi.objectives.n.score': 'scaled,raw,min,max',
    'cmi.score': 'scaled,raw,min,max',
    'adl.data': 'id,store',
  },
  collections: [
    'cmi.comments_from_learner',
    'cmi.comments_from_lms',
    'cmi.interactions',
    'cmi.interactions.n.objectives',
    'cmi.interactions.n.correct_responses',
    'cmi.objectives',
    'adl.data',
  ],
  elements: {
    'cmi.comments_from_learner.n.comment': readWrite(localized),
    'cmi.comments_from_learner.n.location': readWrite(text),
    'cmi.comments_from_learner.n.timestamp': readWrite(time),
    'cmi.comments_from_lms.n.comment': readOnly(),
    'cmi.comments_from_lms.n.location': readOnly(),
    'cmi.comments_from_lms.n.timestamp': readOnly(),
    'cmi.completion_status': readWrite(completion, 'unknown'),
    'cmi.completion_threshold': readOnly(),
    'cmi.credit': readOnly('credit'),
    'cmi.entry': readOnly(''),
    'cmi.exit': writeOnly(oneOf('time-out', 'suspend', 'logout', 'normal', '')),
    [INTERACTION]: readWrite(identifier),
    [TYPE]: after(readWrite(oneOf(...interactionTypes)), INTERACTION),
    'cmi.interactions.n.objectives.n.id': after(readWrite(identifier), INTERACTION),
    'cmi.interactions.n.timestamp': after(readWrite(time), INTERACTION),
    'cmi.interactions.n.correct_responses.n.pattern': after(readWrite(text), INTERACTION, TYPE),
    'cmi.interactions.n.weighting': after(readWrite(anyNumber), INTERACTION),
    'cmi.interactions.n.learner_response': after(readWrite(text), INTERACTION, TYPE),
    'cmi.interactions.n.result': after(
      readWrite(either(oneOf('correct', 'incorrect', 'unanticipated', 'neutral'), anyNumber)),
      INTERACTION,
    ),
    'cmi.interactions.n.latency': after(readWrite(timeinterval), INTERACTION),
    'cmi.interactions.n.description': after(readWrite(localized), INTERACTION),
    'cmi.launch_data': readOnly(),
    'cmi.learner_id': readOnly(''),
    'cmi.learner_name': readOnly(''),
    'cmi.learner_preference.audio_level': readWrite(positive, '1'),
    'cmi.learner_preference.language': readWrite(language, ''),
    'cmi.learner_preference.delivery_speed': readWrite(positive, '1'),
    'cmi.learner_preference.audio_captioning': readWrite(oneOf('-1', '0', '1'), '0'),
    'cmi.location': readWrite(text),
    'cmi.max_time_allowed': readOnly(),
    'cmi.mode': readOnly('normal'),
    [OBJECTIVE]: readWrite(identifier),
    ...objective,
    'cmi.progress_measure': readWrite(fraction),
    'cmi.scaled_passing_score': readOnly(),
    ...Object.fromEntries(Object.entries(scores).map(([name, element]) => [`cmi.score.${name}`, element])),
    'cmi.session_time': writeOnly(timeinterval),
    'cmi.success_status': readWrite(success, 'unknown'),
    'cmi.suspend_data': readWrite(textUpTo(LONGEST_SUSPEND_DATA)),
    'cmi.time_limit_action': readOnly('continue,no message'),
    'cmi.total_time': readOnly('PT0S'),
    'adl.nav.request': readWrite(matches(REQUEST), '_none_'),
    'adl.nav.request_valid.continue': readOnly('unknown'),
    'adl.nav.request_valid.previous': readOnly('unknown'),
    'adl.nav.request_valid.choice': readOnly('unknown'),
    'adl.nav.request_valid.jump': readOnly('unknown'),
    'adl.data.n.id': readOnly(),
    'adl.data.n.store': readWrite(text),
  },
};

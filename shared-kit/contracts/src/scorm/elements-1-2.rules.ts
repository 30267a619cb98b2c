import type { DataModelTable, Element } from './element.ts';
import {
  LONGEST_SUSPEND_DATA,
  anyNumber,
  either,
  identifier12,
  oneOf,
  score12,
  textUpTo,
  time12,
  timespan12,
  wholeFrom,
} from './value-formats.rules.ts';

const text255 = textUpTo(255);
const text4096 = textUpTo(4096);

const readOnly = (initial = ''): Element => ({ access: 'read-only', format: text4096, initial });
const readWrite = (format: Element['format'], initial = ''): Element => ({ access: 'read-write', format, initial });
const writeOnly = (format: Element['format']): Element => ({ access: 'write-only', format, initial: '' });

const statuses = ['passed', 'completed', 'failed', 'incomplete', 'browsed'] as const;
const score = (above: string): Record<string, Element> => ({
  [`${above}.score.raw`]: readWrite(score12),
  [`${above}.score.min`]: readWrite(score12),
  [`${above}.score.max`]: readWrite(score12),
});

/** Data model of SCORM 1.2 (RTE 1.2, 3.4). */
export const dataModel12: DataModelTable = {
  version: '3.4',
  children: {
    cmi: 'core,suspend_data,launch_data,comments,comments_from_lms,objectives,student_data,student_preference,interactions',
    'cmi.core':
      'student_id,student_name,lesson_location,credit,lesson_status,entry,score,total_time,lesson_mode,exit,session_time',
    'cmi.core.score': 'raw,min,max',
    'cmi.objectives': 'id,score,status',
    'cmi.objectives.n.score': 'raw,min,max',
    'cmi.student_data': 'mastery_score,max_time_allowed,time_limit_action',
    'cmi.student_preference': 'audio,language,speed,text',
    'cmi.interactions': 'id,objectives,time,type,correct_responses,weighting,student_response,result,latency',
  },
  collections: [
    'cmi.objectives',
    'cmi.interactions',
    'cmi.interactions.n.objectives',
    'cmi.interactions.n.correct_responses',
  ],
  elements: {
    'cmi.core.student_id': readOnly(),
    'cmi.core.student_name': readOnly(),
    'cmi.core.lesson_location': readWrite(text255),
    'cmi.core.credit': readOnly('credit'),
    // Only the LMS says 'not attempted'.
    'cmi.core.lesson_status': readWrite(oneOf(...statuses), 'not attempted'),
    'cmi.core.entry': readOnly(),
    ...score('cmi.core'),
    'cmi.core.total_time': readOnly('0000:00:00'),
    'cmi.core.lesson_mode': readOnly('normal'),
    'cmi.core.exit': writeOnly(oneOf('time-out', 'suspend', 'logout', '')),
    'cmi.core.session_time': writeOnly(timespan12),
    'cmi.suspend_data': readWrite(textUpTo(LONGEST_SUSPEND_DATA)),
    'cmi.launch_data': readOnly(),
    'cmi.comments': readWrite(text4096),
    'cmi.comments_from_lms': readOnly(),
    'cmi.objectives.n.id': readWrite(identifier12),
    ...score('cmi.objectives.n'),
    'cmi.objectives.n.status': readWrite(oneOf(...statuses, 'not attempted')),
    'cmi.student_data.mastery_score': readOnly(),
    'cmi.student_data.max_time_allowed': readOnly(),
    'cmi.student_data.time_limit_action': readOnly(),
    'cmi.student_preference.audio': readWrite(wholeFrom(-1, 100)),
    'cmi.student_preference.language': readWrite(text255),
    'cmi.student_preference.speed': readWrite(wholeFrom(-100, 100)),
    'cmi.student_preference.text': readWrite(wholeFrom(-1, 1)),
    'cmi.interactions.n.id': writeOnly(identifier12),
    'cmi.interactions.n.objectives.n.id': writeOnly(identifier12),
    'cmi.interactions.n.time': writeOnly(time12),
    'cmi.interactions.n.type': writeOnly(
      oneOf('true-false', 'choice', 'fill-in', 'matching', 'performance', 'sequencing', 'likert', 'numeric'),
    ),
    'cmi.interactions.n.correct_responses.n.pattern': writeOnly(text255),
    'cmi.interactions.n.weighting': writeOnly(anyNumber),
    'cmi.interactions.n.student_response': writeOnly(text255),
    'cmi.interactions.n.result': writeOnly(either(oneOf('correct', 'wrong', 'unanticipated', 'neutral'), anyNumber)),
    'cmi.interactions.n.latency': writeOnly(timespan12),
  },
};

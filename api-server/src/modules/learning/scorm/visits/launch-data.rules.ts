import { periodOf } from '@shared-kit/contracts/scorm';
import { isSuspended } from '../core/sco-outcome.rules.ts';
import type { Cmi } from '../core/sco-outcome.rules.ts';

/** Name prefixes of elements that the portal sets; values of earlier visits are ignored. */
const portalsOwn = {
  '1.2': [
    'cmi.core.student_',
    'cmi.core.credit',
    'cmi.core.entry',
    'cmi.core.exit',
    'cmi.core.lesson_mode',
    'cmi.core.total_time',
    'cmi.core.session_time',
    'cmi.student_data.mastery_score',
    'cmi.student_data.max_time_allowed',
    'cmi.student_data.time_limit_action',
    'cmi.launch_data',
    'cmi.comments_from_lms',
  ],
  '2004': [
    'adl.nav.',
    'cmi.learner_id',
    'cmi.learner_name',
    'cmi.credit',
    'cmi.entry',
    'cmi.exit',
    'cmi.mode',
    'cmi.total_time',
    'cmi.session_time',
    'cmi.scaled_passing_score',
    'cmi.completion_threshold',
    'cmi.max_time_allowed',
    'cmi.time_limit_action',
    'cmi.launch_data',
    'cmi.comments_from_lms',
  ],
} as const;

export interface LaunchInput {
  readonly version: '1.2' | '2004';
  readonly mode: 'normal' | 'review';
  readonly learner: { readonly id: string; readonly name: string };
  readonly sco: {
    readonly mastery_score: number | null;
    readonly completion_threshold: number | null;
    readonly launch_data: string;
    readonly max_time_allowed: string;
    readonly time_limit_action: string;
  };
  /** Elements that the lesson has stored so far. */
  readonly stored: Cmi;
  /** Seconds of earlier visits in this attempt. */
  readonly totalTime: number;
  /** True when an earlier visit of this attempt has reported anything. */
  readonly isResumed: boolean;
}

export interface LaunchData {
  readonly elements: Cmi;
  /** Name prefixes of the elements that the portal sets. */
  readonly own: readonly string[];
}

/** Returns the initial elements of a lesson. */
export function launchData(values: LaunchInput): LaunchData {
  const own = portalsOwn[values.version];
  const isOwn = (name: string) => own.some((beginning) => name.startsWith(beginning));
  // In 2004 an empty text is a value that the lesson has set.
  const isKept = (name: string, value: string) => !isOwn(name) && (value !== '' || values.version === '2004');
  const stored = Object.fromEntries(Object.entries(values.stored).filter(([name, value]) => isKept(name, value)));
  // SCORM reports `resume` for a finished lesson only if it was suspended.
  const goesOn = values.mode === 'review' ? isSuspended(values.stored) : values.isResumed;
  const entry = goesOn ? 'resume' : values.mode === 'review' ? '' : 'ab-initio';
  const said = values.version === '1.2' ? said12({ ...values, stored }, entry) : said2004(values, entry);
  return {
    elements: { ...stored, ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== '')) },
    own,
  };
}

function said12({ learner, mode, sco, totalTime, stored }: LaunchInput, entry: string): Cmi {
  const status = stored['cmi.core.lesson_status'] ?? '';
  return {
    // A lesson that ended without a status is only looked at in a review; an empty value leaves `not attempted`.
    'cmi.core.lesson_status': status === '' && mode === 'review' ? 'browsed' : status,
    'cmi.core.student_id': learner.id,
    'cmi.core.student_name': lastNameFirst(learner.name),
    'cmi.core.credit': mode === 'review' ? 'no-credit' : 'credit',
    'cmi.core.lesson_mode': mode,
    'cmi.core.entry': entry,
    'cmi.core.total_time': timespan12(totalTime),
    'cmi.launch_data': sco.launch_data,
    'cmi.student_data.mastery_score': sco.mastery_score === null ? '' : String(sco.mastery_score),
    'cmi.student_data.max_time_allowed': sco.max_time_allowed,
    'cmi.student_data.time_limit_action': sco.time_limit_action,
  };
}

function said2004({ learner, mode, sco, totalTime }: LaunchInput, entry: string): Cmi {
  return {
    'cmi.learner_id': learner.id,
    'cmi.learner_name': lastNameFirst(learner.name),
    'cmi.credit': mode === 'review' ? 'no-credit' : 'credit',
    'cmi.mode': mode,
    'cmi.entry': entry,
    'cmi.total_time': periodOf(totalTime),
    'cmi.launch_data': sco.launch_data,
    'cmi.scaled_passing_score': sco.mastery_score === null ? '' : String(sco.mastery_score / 100),
    'cmi.completion_threshold': sco.completion_threshold === null ? '' : String(sco.completion_threshold),
    'cmi.max_time_allowed': sco.max_time_allowed,
    'cmi.time_limit_action': sco.time_limit_action,
  };
}

/** Returns the name in the form of RTE 3.4.4: `Souza, Ana`. */
function lastNameFirst(name: string): string {
  const [last = '', ...others] = name.trim().split(/\s+/).toReversed();
  return others.length === 0 ? last : `${last}, ${others.toReversed().join(' ')}`;
}

function timespan12(seconds: number): string {
  const whole = Math.min(Math.floor(seconds), 9999 * 3600 + 3599);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(Math.floor(whole / 3600)).padStart(4, '0')}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

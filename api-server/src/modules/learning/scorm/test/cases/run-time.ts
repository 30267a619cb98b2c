import type { ConformanceCase } from './conformance-case.ts';
import {
  byContent,
  flow,
  limits,
  manifestOf,
  objectives,
  primary,
  sco,
  shared,
  threshold,
} from '../sequenced-course.ts';

type Parts = Parameters<typeof sco>[1][];
const one = (...parts: Parts) => manifestOf([sco('A', byContent, ...parts), sco('B', byContent)], [flow]);
const extra = (item: string) => ({ item });
const store = (id: string) => extra(`<adlcp:data><adlcp:map targetID="${id}"/></adlcp:data>`);

export const runTimeCases: readonly ConformanceCase[] = [
  [
    'CT RTE 4.2.5 completion_threshold is that of the manifest',
    one(threshold({ completedByMeasure: true, minProgressMeasure: 0.75 })),
    'open>A see:completion_threshold=0.75',
  ],
  [
    'CT RTE 4.2.5 completion_threshold is 1 when only completedByMeasure is stated',
    one(threshold({ completedByMeasure: true })),
    'open>A see:completion_threshold=1 see:completion_status=?',
  ],
  [
    'CT RTE 4.2.5 completion_threshold has no value when the measure does not complete the activity (CAM 3.4.1.18)',
    one(threshold({ completedByMeasure: false, minProgressMeasure: 0.75 })),
    'open>A see:completion_threshold=? end:progress=0.8,incomplete,suspend suspendAll>ended open>A see:completion_status=incomplete',
  ],
  ['CT RTE 4.2.5 completion_threshold has no value without a statement', one(), 'open>A see:completion_threshold=?'],
  [
    'DM RTE 4.2.19 scaled_passing_score is exact',
    one(objectives(primary('P', { min: 0.07 }))),
    'open>A see:scaled_passing_score=0.07',
  ],
  [
    'DM RTE 4.2.19 scaled_passing_score may be negative',
    one(objectives(primary('P', { min: -0.5 }))),
    'open>A see:scaled_passing_score=-0.5',
  ],
  [
    'DM CAM 5.1.2 IDRef: passing score and time limit come from the shared sequencing',
    manifestOf([sco('A', shared('S')), sco('B')], [flow], {
      S: objectives(primary('P', { min: 0.6 })) + limits({ attemptAbsoluteDurationLimit: 'PT1H' }),
    }),
    'open>A see:scaled_passing_score=0.6 see:max_time_allowed=PT1H',
  ],
  [
    'DM RTE 4.2.10 and 4.2.24 launch_data and time_limit_action',
    one(
      extra('<adlcp:timeLimitAction>exit,message</adlcp:timeLimitAction>'),
      extra('<adlcp:dataFromLMS>a=1</adlcp:dataFromLMS>'),
    ),
    'open>A see:launch_data=a=1 see:time_limit_action=exit,message',
  ],
  [
    'DM RTE 4.2 a new attempt begins with mode, credit and entry',
    one(),
    'open>A see:mode=normal see:credit=credit see:entry=ab-initio see:total_time=PT0H0M0S see:success_status=?',
  ],
  [
    'DM RTE 4.2.16 a completed lesson is delivered in normal mode again',
    one(),
    'open>A end:pass,complete continue>B previous>A see:mode=normal see:credit=credit see:entry=ab-initio',
  ],
  [
    'DM RTE 4.2.7 a lesson that was suspended without data is resumed',
    one(),
    'open>A end:suspend suspendAll>ended open>A see:entry=resume',
  ],
  ['DM RTE 4.2.14 an empty location is a value', one(), 'open>A end:at=,suspend suspendAll>ended open>A see:location='],
  [
    'DM RTE 4.2.25 total_time is the sum of the attempt',
    one(),
    'open>A end:seconds=30,suspend suspendAll>ended open>A see:total_time=PT0H0M30S end:seconds=10 continue>B previous>A see:total_time=PT0H0M0S',
  ],
  [
    'DM RTE 4.2.17 objectives of a suspended lesson keep their places',
    one(objectives(primary('P'))),
    'open>A end:P.pass,suspend suspendAll>ended open>A see:objectives=P see:P.success_status=passed',
  ],
  [
    'DMB RTE 4.3 a package of one lesson has its stores',
    manifestOf([sco('A', store('notas'))], []),
    'open>A see:adl.data.0.id=notas see:adl.data.0.store=? end:store0=lembrar exitAll>ended open>A see:adl.data.0.store=lembrar',
  ],
  [
    'DMB RTE 4.3 lessons without any sequencing share their stores',
    manifestOf([sco('A', store('notas')), sco('B', store('notas'))], []),
    'open>waiting choice:A>A end:store0=lembrar choice:B>B see:adl.data.0.store=lembrar',
  ],
  [
    'API SN 5.6 request_valid: time-out set before the end makes no request valid',
    one(),
    'open>A can:continue=true set:time-out can:continue=false can:previous=false can:choice.B=false can:jump.B=false',
  ],
  [
    'API SN 5.6 request_valid: normal set before the end changes nothing',
    one(),
    'open>A set:normal can:continue=true can:choice.B=true can:jump.B=true',
  ],
  [
    'API SN 5.6 request_valid: jump names lessons only',
    manifestOf([sco('A'), sco('B')], [flow]),
    'open>A can:jump.A=true can:jump.O=undefined',
  ],
];

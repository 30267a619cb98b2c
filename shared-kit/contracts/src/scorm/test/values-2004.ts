const completions = ['completed', 'incomplete', 'not attempted', 'unknown'];
const successes = ['passed', 'failed', 'unknown'];
/** Identifier that is valid everywhere. */
export const urn = 'urn:ADL:objective-1';
const times = [
  '2026',
  '2026-02',
  '2026-02-28',
  '2026-02-28T23',
  '2026-02-28T23:59:59.12Z',
  '2026-02-28T23:59:59-04:30',
];
const noTimes = [
  '',
  '1969',
  '2039',
  '26-01-01',
  '2026-02-29',
  '2026-13',
  '2026-01-01T24',
  '2026-01-01T10:00:00.123',
  '2026-1-1',
];
const spans = ['P1Y', 'P3D', 'PT0S', 'PT1H30M5.25S', 'P1Y2M3DT4H5M6S'];
const noSpans = ['', 'P', 'PT', 'P1', 'PT1.123S', 'PT1M1H', 'P1DT', '00:05:00'];
const texts: readonly [readonly string[], readonly string[]] = [['', 'x'.repeat(64_000)], ['x'.repeat(64_001)]];
const localizedTexts = [
  ['', 'text', '{lang=pt-BR}texto'],
  ['{lang=}x', '{lang=pt', '{lang=português}x'],
] as const;
const identifiers = [
  [urn, 'objective_1', 'http://example.com/a%20b'],
  ['', 'an id', 'urn:x', 'a%2', 'a"b'],
] as const;
const numbers = [
  ['0', '-3.5', '+1', '1000000'],
  ['', 'ten', '1e3', '1,5'],
] as const;

/** Valid values of every element of SCORM 2004 that a lesson may set, and those of another type (406). */
export const values2004: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  'cmi.comments_from_learner.0.comment': localizedTexts,
  'cmi.comments_from_learner.0.location': texts,
  'cmi.comments_from_learner.0.timestamp': [times, noTimes],
  'cmi.completion_status': [completions, ['', 'passed']],
  'cmi.exit': [['time-out', 'suspend', 'logout', 'normal', ''], ['leave']],
  'cmi.interactions.0.id': identifiers,
  'cmi.interactions.0.type': [
    [
      'true-false',
      'choice',
      'fill-in',
      'long-fill-in',
      'matching',
      'performance',
      'sequencing',
      'likert',
      'numeric',
      'other',
    ],
    ['', 'essay'],
  ],
  'cmi.interactions.0.objectives.0.id': identifiers,
  'cmi.interactions.0.timestamp': [times, noTimes],
  'cmi.interactions.0.correct_responses.0.pattern': [['', 'anything'], ['x'.repeat(64_001)]],
  'cmi.interactions.0.weighting': numbers,
  'cmi.interactions.0.learner_response': [['', 'anything'], ['x'.repeat(64_001)]],
  'cmi.interactions.0.result': [
    ['correct', 'incorrect', 'unanticipated', 'neutral', '0.75'],
    ['wrong', ''],
  ],
  'cmi.interactions.0.latency': [spans, noSpans],
  'cmi.interactions.0.description': localizedTexts,
  'cmi.learner_preference.audio_level': [
    ['0', '1.5'],
    ['loud', ''],
  ],
  'cmi.learner_preference.language': [
    ['', 'pt', 'pt-BR', 'i-klingon'],
    ['portuguese', 'pt_BR'],
  ],
  'cmi.learner_preference.delivery_speed': [['0', '2'], ['fast']],
  'cmi.learner_preference.audio_captioning': [
    ['-1', '0', '1'],
    ['2', 'on'],
  ],
  'cmi.location': texts,
  'cmi.objectives.0.id': identifiers,
  'cmi.objectives.0.score.scaled': [
    ['-1', '0.5', '1'],
    ['high', ''],
  ],
  'cmi.objectives.0.score.raw': numbers,
  'cmi.objectives.0.score.min': numbers,
  'cmi.objectives.0.score.max': numbers,
  'cmi.objectives.0.success_status': [successes, ['completed']],
  'cmi.objectives.0.completion_status': [completions, ['failed']],
  'cmi.objectives.0.progress_measure': [['0', '1'], ['half']],
  'cmi.objectives.0.description': localizedTexts,
  'cmi.progress_measure': [
    ['0', '0.5', '1'],
    ['half', ''],
  ],
  'cmi.score.scaled': [['-1', '1'], ['']],
  'cmi.score.raw': numbers,
  'cmi.score.min': numbers,
  'cmi.score.max': numbers,
  'cmi.session_time': [spans, noSpans],
  'cmi.success_status': [successes, ['', 'completed']],
  'cmi.suspend_data': [['', 'x'.repeat(1024 * 1024)], ['x'.repeat(1024 * 1024 + 1)]],
  'adl.nav.request': [
    [
      'continue',
      'previous',
      'exit',
      'exitAll',
      'abandon',
      'abandonAll',
      'suspendAll',
      '_none_',
      '{target=A}choice',
      '{target=A}jump',
    ],
    ['', 'next', 'choice', '{target=}choice'],
  ],
  'adl.data.0.store': texts,
};

/** Values of SCORM 2004 that are out of range (407). */
export const beyond2004: Readonly<Record<string, readonly string[]>> = {
  'cmi.score.scaled': ['1.01', '-2'],
  'cmi.objectives.0.score.scaled': ['1.01', '-1.5'],
  'cmi.progress_measure': ['-0.1', '1.1'],
  'cmi.objectives.0.progress_measure': ['2'],
  'cmi.learner_preference.audio_level': ['-1'],
  'cmi.learner_preference.delivery_speed': ['-0.5'],
};

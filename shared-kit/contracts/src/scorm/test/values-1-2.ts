const long = (length: number) => 'x'.repeat(length);

/** Valid values of every element of SCORM 1.2 that a lesson may set, and those of another type (405). */
export const values12: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  'cmi.core.lesson_location': [['', 'p3', long(255)], [long(256)]],
  'cmi.core.lesson_status': [
    ['passed', 'completed', 'failed', 'incomplete', 'browsed'],
    ['not attempted', 'done', ''],
  ],
  'cmi.core.score.raw': [
    ['', '0', '100', '66.5', '.5'],
    ['-1', '100.1', 'ten', '1e2', ' 1'],
  ],
  'cmi.core.score.min': [
    ['0', ''],
    ['-5', '101'],
  ],
  'cmi.core.score.max': [
    ['100', ''],
    ['x', '200'],
  ],
  'cmi.core.exit': [['time-out', 'suspend', 'logout', ''], ['normal']],
  'cmi.core.session_time': [
    ['00:00:00', '0000:12:30.5', '9999:59:59.99', '00:00:00.1'],
    ['', '1:00:00', '00:00', '00:00:00.123', '00000:00:00', 'PT5M'],
  ],
  'cmi.suspend_data': [['', long(70_000), long(1024 * 1024)], [long(1024 * 1024 + 1)]],
  'cmi.comments': [[long(4096)], [long(4097)]],
  'cmi.objectives.0.id': [
    ['O1', 'obj-ç', long(255)],
    ['', 'an objective', 'a\tb', long(256)],
  ],
  'cmi.objectives.0.score.raw': [['50'], ['500']],
  'cmi.objectives.0.score.min': [['0'], ['-1']],
  'cmi.objectives.0.score.max': [['100'], ['101']],
  'cmi.objectives.0.status': [['passed', 'not attempted'], ['ok']],
  'cmi.student_preference.audio': [
    ['-1', '0', '100'],
    ['-2', '101', '1.5'],
  ],
  'cmi.student_preference.language': [['pt-BR', ''], [long(256)]],
  'cmi.student_preference.speed': [
    ['-100', '100'],
    ['-101', '101'],
  ],
  'cmi.student_preference.text': [['-1', '0', '1'], ['2']],
  'cmi.interactions.0.id': [['q1'], ['question 1', '']],
  'cmi.interactions.0.objectives.0.id': [['O1'], ['O 1']],
  'cmi.interactions.0.time': [
    ['23:59:59', '10:00:00.5'],
    ['24:00:00', '10:60:00', '9:00:00'],
  ],
  'cmi.interactions.0.type': [
    ['true-false', 'choice', 'fill-in', 'matching', 'performance', 'sequencing', 'likert', 'numeric'],
    ['long-fill-in', 'other', ''],
  ],
  'cmi.interactions.0.correct_responses.0.pattern': [['a', '{a,b}', ''], [long(256)]],
  'cmi.interactions.0.weighting': [
    ['1', '-0.5'],
    ['much', ''],
  ],
  'cmi.interactions.0.student_response': [['t', 'a,b'], [long(256)]],
  'cmi.interactions.0.result': [
    ['correct', 'wrong', 'unanticipated', 'neutral', '0.5'],
    ['incorrect', 'right', ''],
  ],
  'cmi.interactions.0.latency': [['00:00:05'], ['5', 'PT5S']],
};

import {
  cluster,
  exitRule,
  flow,
  flowOnly,
  limits,
  manifestOf,
  objectives,
  open,
  other,
  post,
  primary,
  run,
  rules,
  sco,
} from '../test/sequenced-course.ts';

const byContent = '<imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>';
const postA = (action: string, conditions: string[], combination?: string) =>
  manifestOf(
    [sco('A', byContent, rules(post(action, conditions, combination))), sco('B', byContent), sco('C', byContent)],
    [flow],
  );
const scored = (...inner: string[]) =>
  manifestOf([sco('A', byContent, objectives(primary('P')), rules(...inner)), sco('B')], [flow]);
const postM = (action: string, ...conditions: string[]) =>
  manifestOf([cluster('M', [sco('A'), sco('B')], flow, rules(post(action, conditions))), sco('C')], [flow]);

test.each([
  // Postconditions
  ['post continue: comes before the wish of the learner', postA('continue', ['always']), 'start>A choice:C>B'],
  [
    'post previous: goes back',
    manifestOf([sco('A'), sco('B', byContent, rules(post('previous', ['not satisfied']))), sco('C')], [flow]),
    'start>A continue>B fail continue>A',
  ],
  [
    'post retry: delivers the lesson again, as a new attempt',
    postA('retry', ['not satisfied']),
    'start>A fail continue>A A:attempts=2 A:sat=? pass continue>B',
  ],
  [
    'post retry: does not apply when the lesson was suspended',
    postA('retry', ['always']),
    'start>A suspend continue>B',
  ],
  ['post exitAll: ends the package', postA('exitAll', ['satisfied']), 'start>A pass continue>end'],
  [
    'post retryAll: begins the package anew',
    manifestOf([sco('A'), sco('B', byContent, rules(post('retryAll', ['not satisfied'])))], [flow]),
    'start>A continue>B fail continue>A O:attempts=2 continue>B pass continue>end',
  ],
  [
    'post exitParent: leaves the cluster',
    manifestOf(
      [cluster('M', [sco('A', byContent, rules(post('exitParent', ['satisfied']))), sco('B')], flow), sco('C')],
      [flow],
    ),
    'start>A pass continue>C',
  ],
  [
    'post exitParent: rules of the parent follow',
    manifestOf(
      [
        cluster(
          'M',
          [sco('A', rules(post('exitParent', ['always']))), sco('B')],
          flow,
          rules(post('exitAll', ['always'])),
        ),
        sco('C'),
      ],
      [flow],
    ),
    'start>A continue>end',
  ],
  [
    'post exitParent: twice, up to the course',
    manifestOf(
      [
        cluster(
          'M',
          [
            cluster(
              'N',
              [sco('A', rules(post('exitParent', ['always']))), sco('B')],
              flow,
              rules(post('exitParent', ['always'])),
            ),
            sco('C'),
          ],
          flow,
        ),
        sco('D'),
      ],
      [flow],
    ),
    'start>A continue>D',
  ],
  [
    'TB.2.3 post exitParent: of a lesson directly below the course ends it',
    postA('exitParent', ['satisfied']),
    'start>A pass continue>end',
  ],
  ['post of a cluster: applies only when the cluster is exited', postM('retry', 'always'), 'start>A continue>B'],
  [
    'post of the course: retries it when its lesson exits it',
    manifestOf([sco('A', rules(post('exitParent', ['always']))), sco('B')], [flow, rules(post('retry', ['always']))]),
    'start>A continue>A O:attempts=2',
  ],
  [
    'post with any: one condition is enough',
    postA('retry', ['not completed', 'not satisfied'], 'any'),
    'start>A complete fail continue>A pass complete continue>B',
  ],
  ['post always: of a lesson that was never set', postA('exitAll', ['always']), 'start>A exit>end'],
  [
    'post measure: repeats the lesson below a threshold',
    scored(post('retry', ['objectiveMeasureLessThan 0.6'])),
    'start>A score=0.5 continue>A score=0.7 continue>B',
  ],
  [
    'post attempts: repeats it until its attempts are used',
    manifestOf(
      [
        sco(
          'A',
          byContent,
          limits({ attemptLimit: 2 }),
          rules(post('retry', ['not satisfied', 'not attemptLimitExceeded'])),
        ),
        sco('B'),
      ],
      [flow],
    ),
    'start>A fail continue>A fail continue>B',
  ],
  // Exit rules
  [
    'TB.2.1 exit rule: ends the cluster whose rule applies',
    manifestOf([cluster('M', [sco('A'), sco('B')], flow, rules(exitRule(['attempted']))), sco('C')], [flow]),
    'start>A continue>C M:attempts=1',
  ],
  [
    'TB.2.1 exit rule: the highest cluster comes first',
    manifestOf(
      [
        cluster(
          'M',
          [cluster('N', [sco('A'), sco('B')], flow, rules(exitRule(['always']))), sco('C')],
          flow,
          rules(exitRule(['always'])),
        ),
        sco('D'),
      ],
      [flow],
    ),
    'start>A continue>D',
  ],
  [
    'TB.2.1 exit rule: of the course ends the package',
    manifestOf([sco('A'), sco('B')], [flowOnly, rules(exitRule(['satisfied']), exitRule(['attempted']))]),
    'start>A continue>end',
  ],
  [
    'TB.2.1 exit rule: is followed by the post rules of the cluster',
    manifestOf(
      [
        cluster(
          'M',
          [sco('A'), sco('B')],
          flow,
          rules(exitRule(['always']), post('retry', ['not attemptLimitExceeded'])),
          limits({ attemptLimit: 2 }),
        ),
        sco('C'),
      ],
      [flow],
    ),
    'start>A continue>A M:attempts=2 continue>C',
  ],
  [
    'TB.2.1 exit rule: of a lesson itself is not asked',
    manifestOf([sco('A', rules(exitRule(['always']))), sco('B')], [flow]),
    'start>A continue>B',
  ],
])('SN UP.2, TB.2.2: %s', (_title, manifest, script) => {
  expect(run(open(manifest), script)).toBe(script);
});

const completionOfObjective = manifestOf(
  [
    cluster(
      'X',
      [
        sco('A', byContent, objectives(primary(''), other('O1')), rules(post('exitParent', ['O1: completed']))),
        sco('B'),
      ],
      flow,
    ),
    sco('C'),
  ],
  [flow],
);

test.each<[string, string, string]>([
  [
    'completed: refers to the completion of an objective in the fourth edition',
    completionOfObjective,
    'start>A O1.complete incomplete continue>C',
  ],
  [
    'completed: refers to the activity in the editions before',
    completionOfObjective.replace('2004 4th Edition', '2004 3rd Edition'),
    'start>A O1.complete incomplete continue>B',
  ],
])('SN 3.4.2, UP.2.1: %s', (_title, manifest, script) => {
  expect(run(open(manifest), script)).toBe(script);
});

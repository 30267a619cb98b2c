import {
  byContent,
  control,
  flow,
  manifestOf,
  objectives,
  open,
  other,
  post,
  pre,
  primary,
  run,
  rules,
  sco,
} from '../test/sequenced-course.ts';

const shares = (...names: string[]) =>
  objectives(
    primary('P', { maps: [{ targetObjectiveID: 'G', ...Object.fromEntries(names.map((name) => [name, true])) }] }),
  );
const readsAndWrites = shares('writeSatisfiedStatus');

test.each([
  [
    'UP.4: a silent lesson leaves a failure that it reads from a global objective',
    manifestOf([sco('A', readsAndWrites), sco('B')], [flow]),
    'start>A fail continue>B choice:A>A complete continue>B A:sat=false',
  ],
  [
    'UP.4: a silent lesson satisfies a global objective that nobody has decided',
    manifestOf([sco('A', readsAndWrites), sco('B', byContent, shares())], [flow]),
    'start>A complete continue>B B:sat=true',
  ],
  [
    'UP.4: a silent lesson that reads nothing is satisfied in each attempt',
    manifestOf([sco('A'), sco('B')], [flow]),
    'start>A fail continue>B choice:A>A complete continue>B A:sat=true',
  ],
  [
    'UP.2.1: nothing is known of an objective that the activity does not have',
    manifestOf(
      [sco('A', byContent), sco('B', byContent, objectives(primary('P')), rules(post('retry', ['Q: satisfied'])))],
      [flow],
    ),
    'start>A continue>B pass continue>end',
  ],
  [
    'UP.2.1: an unknown status of such an objective is not the same as a status that is not known',
    manifestOf([sco('A'), sco('B', rules(pre('skip', ['Q: not objectiveStatusKnown']))), sco('C')], [flow]),
    'start>A continue>B',
  ],
  [
    'UP.2.1: a condition that is about no objective ignores the reference',
    manifestOf([sco('A'), sco('B', rules(pre('skip', ['Q: always']))), sco('C')], [flow]),
    'start>A continue>C',
  ],
  [
    'UP.2.1: a reference to another objective of the activity is read',
    manifestOf(
      [sco('A', byContent, objectives(primary('P'), other('Q')), rules(post('retry', ['Q: satisfied']))), sco('B')],
      [flow],
    ),
    'start>A fail Q.pass continue>A pass Q.fail continue>B',
  ],
])('%s', (_title, manifest, script) => {
  expect(run(open(manifest), script)).toBe(script);
});

const withPost = (action: string) =>
  manifestOf(
    [sco('A', byContent), sco('B', byContent, rules(post(action, ['not satisfied']))), sco('C', byContent)],
    [control({ flow: true })],
  );

test.each([
  ['retry', 'can:continue=true can:previous=true can:A=false can:B=true can:C=false choice:A>B'],
  ['previous', 'can:continue=true can:previous=true can:A=true can:B=false can:C=false choice:C>A'],
  ['continue', 'can:continue=true can:previous=true can:A=false can:B=false can:C=true choice:A>C'],
  ['retryAll', 'can:continue=true can:A=true can:B=false can:C=false continue>A'],
  ['exitAll', 'can:continue=true can:previous=true can:A=false can:B=false can:C=false choice:A>end'],
])('OP.1 post %s: requests and choices are valid that deliver what they ask for', (action, script) => {
  const course = open(withPost(action));
  const until = 'start>A continue>B fail';
  expect(run(course, until)).toBe(until);
  expect(run(course, script)).toBe(script);
});

test('OP.1 post previous: no request is valid when nothing precedes the lesson', () => {
  const course = open(manifestOf([sco('A', byContent, rules(post('previous', ['always']))), sco('B')], [flow]));
  const script = 'start>A can:continue=false can:A=false can:B=false continue>wait';
  expect(run(course, script)).toBe(script);
});

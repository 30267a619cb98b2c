import { visibleSteps } from './package-steps.rules.ts';

test.each([
  [[], false, 'previous list next'],
  [['previous', 'continue'], false, 'list'],
  [['suspendAll'], false, 'previous next'],
  [['suspendAll'], true, 'previous list next'],
  [['exit', 'exitAll'], false, 'previous list next'],
  [['exit'], true, 'previous next'],
  [['exitAll'], true, 'previous next'],
  [['abandon', 'abandonAll'], false, 'previous list next'],
  [['previous', 'continue', 'suspendAll', 'exit', 'exitAll', 'abandon', 'abandonAll'], false, ''],
  [['previous', 'continue', 'suspendAll', 'exit', 'exitAll', 'abandon', 'abandonAll'], true, ''],
])('SN 5.6.2: a lesson that hides %j, ended: %s, leaves these controls: %s', (hides, hasEnded, expected) => {
  const shown = Object.entries(visibleSteps(hides, hasEnded)).flatMap(([name, isShown]) => (isShown ? name : []));
  expect(shown.join(' ')).toBe(expected);
});

import { requestOfLesson } from './lesson-request.ts';

test.each([
  ['2004', { 'adl.nav.request': 'continue' }, 'continue'],
  ['2004', { 'adl.nav.request': '_none_' }, null],
  ['2004', { 'adl.nav.request': 'continue', 'cmi.exit': 'normal' }, 'continue'],
  ['2004', { 'adl.nav.request': 'continue', 'cmi.exit': 'suspend' }, 'continue'],
  ['2004', { 'adl.nav.request': 'continue', 'cmi.exit': 'time-out' }, 'exitAll'],
  ['2004', { 'cmi.exit': 'logout' }, 'exitAll'],
  ['2004', { 'cmi.exit': '' }, null],
  ['1.2', { 'cmi.core.exit': 'logout' }, 'exitAll'],
  ['1.2', { 'cmi.core.exit': 'time-out' }, null],
  ['1.2', { 'cmi.core.exit': 'suspend' }, null],
] as const)('RTE 4.2.8: a lesson of %s that ends with %j asks for %s', (version, cmi, request) => {
  expect(requestOfLesson(version, { cmi, terminated: true })).toBe(request);
});

test('RTE 4.2.8: a lesson that is taken away before it has ended does not log out', () => {
  expect(requestOfLesson('2004', { cmi: { 'cmi.exit': 'logout' }, terminated: false })).toBeNull();
});

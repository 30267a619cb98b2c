import { issuesBelow } from './issues-below.ts';

test('issues of the named object belong to the fields', () => {
  const issues = [
    { path: 'body.window.width', message: 'a' },
    { path: 'body.reason', message: 'b' },
  ];
  expect(issuesBelow('window')({ issues }).map(({ path }) => path)).toEqual(['body.width', 'body.reason']);
});

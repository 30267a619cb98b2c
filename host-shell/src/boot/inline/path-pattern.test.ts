import { exactnessOf, paramsAt } from 'shared-kit/contracts/page-start';
import { matchRoutes } from 'shared-kit/router';

const patterns = [
  '/',
  '/loja',
  '/content/:idContentItem',
  '/:slug/:idSection',
  '/level/:idEnrollment/:nodeCode?',
  '/evaluations/:idEnrollment?/:idEvaluation?',
  '/external/*',
];
const paths = [
  '/',
  '/LOJA',
  '/content/7',
  '/content',
  '/videos/12',
  '/level/9',
  '/level/9/nr-10',
  '/level/9/nr-10/more',
  '/evaluations',
  '/evaluations/7',
  '/evaluations/7/3',
  '/external/a/b',
];

test.each(patterns)('the inlined scripts match %s as the router does', (pattern) => {
  for (const path of paths) {
    const [match] = matchRoutes([{ path: pattern }], path) ?? [];
    const params = paramsAt(pattern, path);
    expect([path, params !== undefined]).toEqual([path, match !== undefined]);
    for (const [name, value] of Object.entries(match?.params ?? {}))
      if (name !== '*') expect([path, name, params?.[name]]).toEqual([path, name, value]);
  }
});

test('of two patterns that match, the one with more fixed segments is the one that the router shows', () => {
  for (const path of paths) {
    const matching = patterns.filter((pattern) => paramsAt(pattern, path));
    const most = matching.toSorted((a, b) => exactnessOf(b) - exactnessOf(a))[0];
    expect([path, most]).toEqual([
      path,
      matchRoutes(
        patterns.map((each) => ({ path: each })),
        path,
      )?.[0]?.route.path,
    ]);
  }
});

import { exactnessOf, paramsAt } from '@shared-kit/contracts/page-start';
import { matchRoutes } from '@shared-kit/runtime/router';

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

test.each(patterns)('the inlined scripts match %s in the same way as the router', (pattern) => {
  for (const path of paths) {
    const [match] = matchRoutes([{ path: pattern }], path) ?? [];
    const params = paramsAt(pattern, path);
    expect([path, params !== undefined]).toEqual([path, match !== undefined]);
    for (const [name, value] of Object.entries(match?.params ?? {}))
      if (name !== '*') expect([path, name, params?.[name]]).toEqual([path, name, value]);
  }
});

test('the pattern with more fixed segments wins when two match, as in the router', () => {
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

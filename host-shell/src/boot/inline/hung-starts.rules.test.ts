import { hungReleasesIn } from '@shared-kit/contracts/page-start';

const start = (tab: string, aliveAt: number, ...suspects: string[]) => ({ tab, aliveAt, suspects });

test('a page of this tab that left its start behind has hung, however short it was', () => {
  expect(hungReleasesIn({ p: start('a', 9_900, 'mfe-store@2') }, { tab: 'a', now: 10_000 })).toEqual({
    hung: ['mfe-store@2'],
    others: {},
  });
});

test('a page of another tab has hung only after 5 s without a sign of life', () => {
  const starts = { p: start('b', 10_000, 'mfe-store@2'), q: start('c', 4_000, 'mfe-content@1', 'mfe-store@2') };
  expect(hungReleasesIn(starts, { tab: 'a', now: 15_000 })).toEqual({
    hung: ['mfe-content@1', 'mfe-store@2'],
    others: { p: starts.p },
  });
  expect(hungReleasesIn(starts, { tab: 'a', now: 15_001 }).others).toEqual({});
});

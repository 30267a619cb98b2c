import { anonymousVisitor, rankOf, visitorNamedBy } from './visitor.service.ts';

test('a visitor stays in the same bucket; ids spread over all buckets', () => {
  const buckets = Array.from(
    { length: 5_000 },
    (_, index) => visitorNamedBy(`az_visitor=${String(index).padStart(22, 'a')}`).bucket,
  );
  expect(visitorNamedBy(`a=1; az_visitor=${'x'.repeat(22)}; b=2`)).toEqual(
    visitorNamedBy(`az_visitor=${'x'.repeat(22)}`),
  );
  expect(new Set(buckets).size).toBe(100);
  const below10 = buckets.filter((bucket) => bucket !== null && bucket < 10).length / buckets.length;
  expect(below10).toBeGreaterThan(0.08);
  expect(below10).toBeLessThan(0.12);
});

test('each remote has its own order of visitors: the first ones differ between remotes', () => {
  const first = (remote: string) =>
    Array.from({ length: 100 }, (_, bucket) => bucket).filter((bucket) => rankOf({ bucket }, remote) < 10);
  const queues = ['mfe-content', 'mfe-learning', 'mfe-evaluations', 'mfe-store', 'mfe-journey'].map(first);
  for (const queue of queues) expect(queue).toHaveLength(10);
  expect(new Set(queues.flat()).size).toBeGreaterThan(30);
});

test('places anonymous visitors in the last share of a canary of every remote', () => {
  expect(rankOf(anonymousVisitor, 'mfe-store')).toBe(99);
});

test('a missing or invalid cookie is an anonymous visitor, who gets no canary below 100%', () => {
  for (const cookie of [undefined, '', 'other=1', 'az_visitor=short', `az_visitor=${'<'.repeat(22)}`])
    expect(visitorNamedBy(cookie)).toEqual(anonymousVisitor);
});

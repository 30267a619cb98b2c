import { itemAnalysis } from './item-analysis.rules.ts';

const answer = (id: string, response: string) => ({
  id,
  type: 'fill-in',
  description: 'd'.repeat(5_000),
  response,
  correct: [],
  result: 'correct',
  weighting: '',
  latency: '',
  at: '',
});

test('counts answers of many questions and texts within a bounded memory', () => {
  const analysis = itemAnalysis();
  for (let attempt = 0; attempt < 300; attempt += 1)
    analysis.add({
      idSco: 1,
      grade: null,
      interactions: Array.from({ length: 100 }, (_, at) =>
        answer(`q${attempt * 50 + at}`, `${attempt} ${'x'.repeat(5_000)}`),
      ),
    });
  const items = analysis.items();
  expect(items).toHaveLength(10_000);
  expect(Math.max(...items.map(({ description }) => description.length))).toBe(500);
  expect(Math.max(...items.flatMap(({ responses }) => responses.map(({ response }) => response.length)))).toBe(500);
});

test('goes on counting answers that it knows', () => {
  const analysis = itemAnalysis();
  for (let at = 0; at < 500; at += 1)
    analysis.add({ idSco: 1, grade: null, interactions: [answer('q', at % 2 === 0 ? 'sim' : `livre ${at}`)] });
  const [item] = analysis.items();
  expect([item?.answers, item?.responses[0]]).toEqual([500, { response: 'sim', count: 250 }]);
});

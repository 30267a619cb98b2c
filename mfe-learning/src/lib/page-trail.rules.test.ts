import { pageTrail } from './page-trail.rules.ts';

const parent = (nodeCode: string) => ({ nodeCode, title: nodeCode.toUpperCase(), shortTitle: '' });

test('lists the catalogs above a training', () => {
  expect(pageTrail({ parentNodes: [parent('normas'), parent('eletricas')], entryPoint: 1 }, 31)).toMatchObject([
    { to: '/catalog/normas' },
    { to: '/catalog/eletricas' },
  ]);
});

test("links a part of a training to the training in the person's enrolment", () => {
  expect(pageTrail({ parentNodes: [parent('normas'), parent('nr-10')], entryPoint: 0 }, 31)).toMatchObject([
    { to: '/catalog/normas' },
    { title: 'NR-10', to: '/level/31' },
  ]);
});

import { pageTrail } from './page-trail.rules.ts';

const parent = (nodeCode: string) => ({ nodeCode, title: nodeCode.toUpperCase(), shortTitle: '' });

test('above a training are its catalogs', () => {
  expect(pageTrail({ parentNodes: [parent('normas'), parent('eletricas')], entryPoint: 1 }, 31)).toMatchObject([
    { to: '/catalog/normas' },
    { to: '/catalog/eletricas' },
  ]);
});

test('above a part of a training is the training, as the person follows it', () => {
  expect(pageTrail({ parentNodes: [parent('normas'), parent('nr-10')], entryPoint: 0 }, 31)).toMatchObject([
    { to: '/catalog/normas' },
    { title: 'NR-10', to: '/level/31' },
  ]);
});

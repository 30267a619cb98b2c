import { shortNameOf } from './web-manifest.rules.ts';

test.each([
  ['Aurora Energia', undefined, 'Aurora'],
  ['Rede Saber+', '', 'Rede Saber+'],
  ['Clínica Horizonte', 'Horizonte', 'Horizonte'],
])('%s with the short name %s is installed as %s [A1-06]', (name, shortName, installed) =>
  expect(shortNameOf({ name, appearance: shortName === undefined ? {} : { shortName } })).toBe(installed),
);

import { portalUrlOf } from './request-address.rules.ts';

const aurora = { host: 'portal.aurora.com.br', segment: '' };

test.each([
  ['the public origin', { PUBLIC_ORIGIN: 'https://portal.example/', TRUST_PROXY: true }, 'https://portal.example'],
  ['https behind a proxy', { TRUST_PROXY: true }, 'https://portal.aurora.com.br'],
  ['its own port without a proxy', { TRUST_PROXY: false }, 'http://portal.aurora.com.br:3000'],
] as const)('links of jobs have %s', (_, env, expected) => {
  const settings = { PUBLIC_ORIGIN: undefined, ...env, PORT: 3000 };
  expect(portalUrlOf(settings as never, aurora)).toBe(expected);
  expect(portalUrlOf(settings as never, { ...aurora, segment: 'aurora' })).toBe(`${expected}/aurora`);
});

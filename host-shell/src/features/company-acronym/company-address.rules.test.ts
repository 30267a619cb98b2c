import { companyAddress } from './company-address.rules.ts';

test.each([
  ['https://antigo.example', '/aurora', 'portal.aurora.com.br', 'https://portal.aurora.com.br/aurora'],
  ['http://127.0.0.1:3000', '/aurora', 'localhost', 'http://localhost:3000/aurora'],
  ['http://127.0.0.1:3000', '', 'localhost:8080', 'http://localhost:8080'],
])('turns %s%s with %s into %s', (origin, basename, host, address) =>
  expect(companyAddress(origin, basename, host)).toBe(address),
);

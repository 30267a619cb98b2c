import { linkAddress } from './link-address.rules.ts';

test.each([
  ['www.anpd.gov.br', 'http://www.anpd.gov.br'],
  ['https://exemplo.com.br/guia', 'https://exemplo.com.br/guia'],
  ['mailto:rh@exemplo.com.br', 'mailto:rh@exemplo.com.br'],
  ['/media/guia.pdf', '/media/guia.pdf'],
  ['', ''],
])('opens the address %j as %j [B5-64]', (location, address) => {
  expect(linkAddress(location)).toBe(address);
});

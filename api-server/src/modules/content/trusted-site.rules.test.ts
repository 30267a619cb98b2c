import { addressWithToken, siteOrigin } from './trusted-site.rules.ts';

test.each([
  ['https://jogo.example/fase?x=1', 'https://jogo.example'],
  ['https://jogo.example:8443/', 'https://jogo.example:8443'],
  ['https://jogo.example@outro.example/', 'https://outro.example'],
  ['media:t1/ab/x.html', undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
  ['', undefined],
])('the origin of %s is %s', (address, origin) => expect(siteOrigin(address)).toBe(origin));

test('a token is added to the existing query and replaces an existing one', () => {
  expect(addressWithToken('https://jogo.example/fase?nivel=2&token=velho#mapa', 'novo')).toBe(
    'https://jogo.example/fase?nivel=2&token=novo#mapa',
  );
});

import { addressOfView, viewQuery } from './view-query.rules.ts';

test('keeps filters and sort in a fixed order, and leaves place and everything else out', () => {
  const params = new URLSearchParams(
    'sentido=desc&depois=abc&acesso=never&outra=1&busca=&departamento=Opera%C3%A7%C3%B5es',
  );
  expect(viewQuery(params, ['busca', 'acesso', 'departamento'])).toBe(
    'acesso=never&departamento=Opera%C3%A7%C3%B5es&sentido=desc',
  );
});

test('puts a view into the address in place of filters, sort and place, and leaves the open tab', () => {
  const params = new URLSearchParams('aba=tentativas&busca=ana&sentido=desc&depois=abc');
  const next = addressOfView(params, 'resultado=passed&antiga=1', ['busca', 'resultado']);
  expect(next.toString()).toBe('aba=tentativas&resultado=passed');
});

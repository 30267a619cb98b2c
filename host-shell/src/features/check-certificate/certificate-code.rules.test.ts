import { typedCode } from './certificate-code.rules.ts';

const code = '9834-HF8J-AHEJ-5EED-H603-XJWZ-ZV73-P1CV';

describe('typed code of a certificate', () => {
  test.each([
    ['as it is printed', code],
    ['in small letters, with spaces and without hyphens', ' 9834hf8j ahej5eed h603xjwz zv73p1cv '],
    ['with O for 0 and I for 1', '9834-HF8J-AHEJ-5EED-H6O3-XJWZ-ZV73-PICV'],
    ['inside a pasted address', `https://portal.example/aurora/certificate-authenticity/${code}?x=1`],
  ])('typed code of a certificate is read %s', (_, text) => expect(typedCode(text)).toEqual({ kind: 'code', code }));

  test('typed code of a certificate is missing or incomplete otherwise', () => {
    expect(typedCode('  ')).toEqual({ kind: 'missing' });
    expect(typedCode('---')).toEqual({ kind: 'missing' });
    for (const text of ['9834', code.slice(0, -1), `${code}9`, 'https://portal.example/'])
      expect(typedCode(text)).toEqual({ kind: 'incomplete' });
  });
});

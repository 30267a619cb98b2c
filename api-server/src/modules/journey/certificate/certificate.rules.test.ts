import { contrast } from '@shared-kit/contracts/color-contrast';
import { normalAuthenticityId } from '@shared-kit/contracts/journey';
import { newAuthenticityId } from './authenticity-id.rules.ts';
import { certificateText, periodOf, unknownFields } from './certificate-text.rules.ts';
import { inkOf, parseHex, toHex } from './ink.rules.ts';

const data = {
  nome: 'Ana',
  treinamento: 'NR-10',
  inicio: '1 de maio',
  conclusao: '2 de maio',
  periodo: '',
  carga: '',
  nota: '90%',
};

test('drops a part in brackets when its value is empty', () => {
  expect(certificateText('a[, com {carga}][ e {nota}].', data)).toEqual([{ text: 'a e 90%.', bold: false }]);
});

test('renders text between asterisks in bold, but not asterisks of a title', () => {
  expect(certificateText('o **{treinamento}** foi', { ...data, treinamento: 'A ** B [x] {nome}' })).toEqual([
    { text: 'o ', bold: false },
    { text: 'A ** B [x] {nome}', bold: true },
    { text: ' foi', bold: false },
  ]);
});

test('prints one date for a training of one day', () => {
  expect([periodOf('1 de maio', '2 de maio'), periodOf('2 de maio', '2 de maio')]).toEqual([
    'de 1 de maio a 2 de maio',
    'em 2 de maio',
  ]);
});

test('finds names in braces that no certificate has', () => {
  expect(unknownFields('{nome} {cpf} {nota}')).toEqual(['cpf']);
});

test('generates different codes of 160 bits in groups', () => {
  const codes = new Set(Array.from({ length: 2000 }, () => newAuthenticityId()));
  expect(codes.size).toBe(2000);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){7}$/);
});

test('finds a code however it is typed', () => {
  const code = newAuthenticityId(() => Buffer.alloc(20, 0x42));
  expect(normalAuthenticityId(code)).toBe(code);
  expect(
    normalAuthenticityId(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `),
  ).toBe(code);
});

test('darkens any colour until it is readable on white', () => {
  for (const hex of ['#ffd600', '#ffffff', '#0e5c63', '#f80', 'nope']) {
    expect(contrast(toHex(inkOf(parseHex(hex, [36, 87, 214]))), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  }
});

import {
  digitsOf,
  foldText,
  formatDuration,
  formatDurationWords,
  formatMoney,
  formatPercent,
  hasCpfForm,
  isPhone,
  maskCpf,
  maskPhone,
  truncate,
} from './index.ts';

const noBreak = (text: string) => text.replaceAll('\u00a0', ' ');

describe('numbers', () => {
  test.each([
    [0, 'R$ 0,00'],
    [1234.5, 'R$ 1.234,50'],
    [8000, 'R$ 8.000,00'],
  ])('formats %d reais as %s [A1-09]', (reais, text) => {
    expect(noBreak(formatMoney(reais))).toBe(text);
  });

  test('rounds percentages to whole numbers', () => {
    expect(formatPercent(61.7)).toBe('62%');
  });
});

describe('durations', () => {
  test.each([
    [0, '0:00'],
    [245.9, '4:05'],
    [3723, '1:02:03'],
    [-1, '0:00'],
  ])('formats %d seconds on a player as %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  test.each([
    [45, '45 s'],
    [720, '12 min'],
    [4800, '1 h 20 min'],
    [144_000, '40 h'],
    [3599, '1 h'],
  ])('formats %d seconds in words as %s', (seconds, text) => {
    expect(formatDurationWords(seconds)).toBe(text);
  });
});

describe('masks', () => {
  test.each([
    ['', ''],
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['11987654321', '(11) 98765-4321'],
    ['+11 98765 4321 00', '(11) 98765-4321'],
  ])('masks the typed phone %p as %p [A2p-09]', (typed, masked) => {
    expect(maskPhone(typed)).toBe(masked);
  });

  test('accepts a phone only with area code and nine digits', () => {
    expect(isPhone('(11) 98765-4321')).toBe(true);
    expect(isPhone('(01) 98765-4321')).toBe(false);
    expect(isPhone('(11) 8765-4321')).toBe(false);
    expect(isPhone('11987654321')).toBe(false);
  });

  test('adds dots and dash to a CPF while it is typed', () => {
    expect(maskCpf('5299822')).toBe('529.982.2');
    expect(maskCpf('52998224725')).toBe('529.982.247-25');
  });

  test('checks the form of a CPF and not its check digits', () => {
    expect(hasCpfForm('529.982.247-24')).toBe(true);
    expect(hasCpfForm('52998224725')).toBe(false);
  });

  test('extracts the digits of any text', () => {
    expect(digitsOf('(11) 98765-4321')).toBe('11987654321');
  });
});

describe('texts', () => {
  test('cuts a text at the limit and adds an ellipsis', () => {
    expect(truncate('Segurança', 40)).toBe('Segurança');
    expect(truncate('a'.repeat(40), 40)).toBe('a'.repeat(40));
    expect(truncate('a'.repeat(41), 40)).toBe(`${'a'.repeat(40)}…`);
    expect(truncate('Um dois', 3)).toBe('Um…');
  });

  test('folds a text for searching', () => {
    expect(foldText('AVALIAÇÃO Élfica')).toBe('avaliacao elfica');
  });
});

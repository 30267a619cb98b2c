import {
  dayOf,
  digitsOf,
  foldText,
  formatDate,
  formatDateTime,
  formatDuration,
  formatDurationWords,
  formatLongDate,
  formatMoney,
  formatPercent,
  formatRelativeTime,
  formatTime,
  fromMoment,
  hasCpfForm,
  isPhone,
  maskCpf,
  maskPhone,
  toMoment,
  truncate,
} from './index.ts';

const noBreak = (text: string) => text.replaceAll('\u00a0', ' ');

describe('dates', () => {
  test('are shown as in Brazil, in the time of São Paulo [A1-08]', () => {
    expect(formatDate('2026-11-21 14:32:00')).toBe('21/11/2026');
    expect(formatDateTime('2026-11-21 14:32:00')).toBe('21/11/2026 11:32');
    expect(formatLongDate('2026-11-21T14:32:00Z')).toBe('21 de novembro de 2026');
  });

  test('late in the evening UTC it is still the day before in São Paulo', () => {
    expect(formatDate('2026-11-22 01:30:00')).toBe('21/11/2026');
    expect(formatTime('2026-11-22 01:30:00')).toBe('22:30');
    expect(dayOf('2026-11-22 01:30:00')).toBe('2026-11-21');
  });

  test('a day without a time stays that day', () => {
    expect(formatDate('2026-11-21')).toBe('21/11/2026');
    expect(dayOf('2026-01-01')).toBe('2026-01-01');
  });
});

describe('moments', () => {
  test('are sent in UTC as YYYY-MM-DD HH:mm:ss [A9-16]', () => {
    expect(toMoment(new Date('2026-11-21T11:32:05.900-03:00'))).toBe('2026-11-21 14:32:05');
  });

  test.each(['2026-11-21 14:32:05', '2026-11-21T14:32:05', '2026-11-21T14:32:05.000Z', '2026-11-21T11:32:05-03:00'])(
    '%s is read as that instant',
    (text) => {
      expect(fromMoment(text).toISOString()).toBe('2026-11-21T14:32:05.000Z');
    },
  );

  test.each(['', 'ontem', '21/11/2026', '2026-13-01', '2026-11-21 99:00:00'])('%p is refused', (text) => {
    expect(() => fromMoment(text)).toThrow(RangeError);
  });
});

describe('relative time', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const ago = (seconds: number) => formatRelativeTime(new Date(now.getTime() - seconds * 1000), now);
  const [minute, hour, day] = [60, 3600, 86_400];

  test.each([
    [1, 'há 1 segundo'],
    [59, 'há 59 segundos'],
    [minute, 'há 1 minuto'],
    [59 * minute + 59, 'há 59 minutos'],
    [hour, 'há 1 hora'],
    [23 * hour + 59 * minute, 'há 23 horas'],
    [day, 'há 1 dia'],
    [29 * day, 'há 29 dias'],
    [30 * day, 'há 1 mês'],
    [359 * day, 'há 11 meses'],
    [360 * day, 'há 1 ano'],
    [800 * day, 'há 2 anos'],
  ])('%i seconds ago is %p [A9-15]', (seconds, text) => {
    expect(ago(seconds)).toBe(text);
  });

  test('what is to come is said so', () => {
    expect(formatRelativeTime('2026-11-23 12:00:00', now)).toBe('em 2 dias');
  });
});

describe('numbers', () => {
  test.each([
    [0, 'R$ 0,00'],
    [1234.5, 'R$ 1.234,50'],
    [8000, 'R$ 8.000,00'],
  ])('%d reais are %s [A1-09]', (reais, text) => {
    expect(noBreak(formatMoney(reais))).toBe(text);
  });

  test('percentages are whole', () => {
    expect(formatPercent(61.7)).toBe('62%');
  });
});

describe('durations', () => {
  test.each([
    [0, '0:00'],
    [245.9, '4:05'],
    [3723, '1:02:03'],
    [-1, '0:00'],
  ])('%d seconds on a player are %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  test.each([
    [45, '45 s'],
    [720, '12 min'],
    [4800, '1 h 20 min'],
    [144_000, '40 h'],
    [3599, '1 h'],
  ])('%d seconds in words are %s', (seconds, text) => {
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
  ])('typing %p gives the phone %p [A2p-09]', (typed, masked) => {
    expect(maskPhone(typed)).toBe(masked);
  });

  test('a phone is whole with area code and nine digits only', () => {
    expect(isPhone('(11) 98765-4321')).toBe(true);
    expect(isPhone('(01) 98765-4321')).toBe(false);
    expect(isPhone('(11) 8765-4321')).toBe(false);
    expect(isPhone('11987654321')).toBe(false);
  });

  test('typing gives a CPF its dots and dash', () => {
    expect(maskCpf('5299822')).toBe('529.982.2');
    expect(maskCpf('52998224725')).toBe('529.982.247-25');
  });

  test('the form of a CPF says nothing of its digits', () => {
    expect(hasCpfForm('529.982.247-24')).toBe(true);
    expect(hasCpfForm('52998224725')).toBe(false);
  });

  test('digits can be taken out of anything', () => {
    expect(digitsOf('(11) 98765-4321')).toBe('11987654321');
  });
});

describe('texts', () => {
  test('are cut at the limit and say so', () => {
    expect(truncate('Segurança', 40)).toBe('Segurança');
    expect(truncate('a'.repeat(40), 40)).toBe('a'.repeat(40));
    expect(truncate('a'.repeat(41), 40)).toBe(`${'a'.repeat(40)}…`);
    expect(truncate('Um dois', 3)).toBe('Um…');
  });

  test('are folded for searching', () => {
    expect(foldText('AVALIAÇÃO Élfica')).toBe('avaliacao elfica');
  });
});

import {
  dayKey,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatRelativeTime,
  formatTime,
  fromMoment,
  toMoment,
} from './index.ts';

describe('dates', () => {
  test('are shown as in Brazil, in the time of São Paulo [A1-08]', () => {
    expect(formatDate('2026-11-21 14:32:00')).toBe('21/11/2026');
    expect(formatDateTime('2026-11-21 14:32:00')).toBe('21/11/2026 11:32');
    expect(formatLongDate('2026-11-21T14:32:00Z')).toBe('21 de novembro de 2026');
  });

  test('late in the evening UTC it is still the day before in São Paulo', () => {
    expect(formatDate('2026-11-22 01:30:00')).toBe('21/11/2026');
    expect(formatTime('2026-11-22 01:30:00')).toBe('22:30');
    expect(dayKey('2026-11-22 01:30:00')).toBe('2026-11-21');
  });

  test('a day without a time stays that day', () => {
    expect(formatDate('2026-11-21')).toBe('21/11/2026');
    expect(dayKey('2026-01-01')).toBe('2026-01-01');
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

import {
  addDays,
  addDaysToKey,
  dayKey,
  daysBetween,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatRelativeTime,
  formatTime,
  fromMoment,
  isDayKey,
  lastDayKey,
  parseWallClock,
  toMoment,
  wallClockOf,
} from './index.ts';

describe('dates', () => {
  test('dates are formatted as in Brazil, in São Paulo time [A1-08]', () => {
    expect(formatDate('2026-11-21 14:32:00')).toBe('21/11/2026');
    expect(formatDateTime('2026-11-21 14:32:00')).toBe('21/11/2026 11:32');
    expect(formatLongDate('2026-11-21T14:32:00Z')).toBe('21 de novembro de 2026');
  });

  test('belong to the previous day in São Paulo late in the evening UTC', () => {
    expect(formatDate('2026-11-22 01:30:00')).toBe('21/11/2026');
    expect(formatTime('2026-11-22 01:30:00')).toBe('22:30');
    expect(dayKey('2026-11-22 01:30:00')).toBe('2026-11-21');
  });

  test('keep the day of a text without a time', () => {
    expect(formatDate('2026-11-21')).toBe('21/11/2026');
    expect(dayKey('2026-01-01')).toBe('2026-01-01');
  });
});

describe('moments', () => {
  test('moments are sent in UTC as YYYY-MM-DD HH:mm:ss [A9-16]', () => {
    expect(toMoment(new Date('2026-11-21T11:32:05.900-03:00'))).toBe('2026-11-21 14:32:05');
  });

  test.each(['2026-11-21 14:32:05', '2026-11-21T14:32:05', '2026-11-21T14:32:05.000Z', '2026-11-21T11:32:05-03:00'])(
    'parses %s as that instant',
    (text) => {
      expect(fromMoment(text).toISOString()).toBe('2026-11-21T14:32:05.000Z');
    },
  );

  test.each(['', 'ontem', '21/11/2026', '2026-13-01', '2026-11-21 99:00:00'])('rejects %p', (text) => {
    expect(() => fromMoment(text)).toThrow(RangeError);
  });
});

describe('relative time', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const ago = (seconds: number) => formatRelativeTime(new Date(now.getTime() - seconds * 1000), now);
  const [minute, hour, day] = [60, 3600, 86_400];

  test.each([
    [0, 'agora'],
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
  ])('formats %i seconds ago as %p [A9-15]', (seconds, text) => {
    expect(ago(seconds)).toBe(text);
  });

  test('formats a future moment', () => {
    expect(formatRelativeTime('2026-11-23 12:00:00', now)).toBe('em 2 dias');
  });
});

describe('wall clock', () => {
  const parsed = (text: string, zone?: string) => parseWallClock(text, zone)?.toISOString();

  test('parses a time with the daylight saving time of that date', () => {
    expect(parsed('2018-12-01 14:30')).toBe('2018-12-01T16:30:00.000Z');
    expect(parsed('2026-12-01 14:30')).toBe('2026-12-01T17:30:00.000Z');
    expect(parsed('2026-07-01T09:00:30', 'Europe/Lisbon')).toBe('2026-07-01T08:00:30.000Z');
  });

  test.each([2008, 2009, 2010, 2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018])(
    'starts the day on which daylight saving time began in %i at one o’clock',
    (year) => {
      const october = new Date(Date.UTC(year, 9, 1));
      const days = Array.from({ length: 60 }, (_, index) => dayKey(addDays(october, index)));
      const late = days.filter((day) => wallClockOf(parseWallClock(day) ?? october).endsWith('01:00:00'));
      expect(late).toHaveLength(1);
      expect(dayKey(parseWallClock(late[0] ?? '') ?? october)).toBe(late[0]);
    },
  );

  test('resolves a time that occurs twice to its first occurrence', () => {
    expect(parsed('2018-02-17 23:30')).toBe('2018-02-18T01:30:00.000Z');
  });

  test('resolves a skipped day to the first instant after it', () => {
    expect(parsed('2011-12-30', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
  });

  test.each(['', 'ontem', '2026-13-01', '2026-02-30', '2026-05-01 24:00', '2026-05-01 9:00', '01/05/2026'])(
    'rejects %p',
    (text) => expect(parseWallClock(text)).toBeNull(),
  );
});

describe('days', () => {
  test('accepts a day key only for an existing day', () => {
    expect(['2026-11-21', '2024-02-29', '2026-02-29', '2026-11-21 10:00', '2026-1-1'].map(isDayKey)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('adds days across months and years', () => {
    expect([addDaysToKey('2026-11-30', 1), addDaysToKey('2027-01-01', -1)]).toEqual(['2026-12-01', '2026-12-31']);
  });

  test('ignores the time of day in the difference in days', () => {
    expect(daysBetween('2026-11-22 02:59:00', '2026-11-22 03:01:00')).toBe(1);
    expect(daysBetween('2026-11-21', '2026-11-19')).toBe(-2);
  });

  test('returns the day before for an end at midnight', () => {
    const last = (start: string, end: string) => lastDayKey({ start: new Date(start), end: new Date(end) });
    expect(last('2026-11-01T12:00:00Z', '2026-11-03T03:00:00Z')).toBe('2026-11-02');
    expect(last('2026-11-03T03:00:00Z', '2026-11-03T03:00:00Z')).toBe('2026-11-03');
    expect(last('2018-12-01T12:00:00Z', '2018-12-03T02:00:00Z')).toBe('2018-12-02');
  });
});

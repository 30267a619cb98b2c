import { readFileSync } from 'node:fs';
import { trackedFiles } from '../lib/ledger.ts';
import { inWorkspace } from '../lib/workspace.ts';

/**
 * Patterns that only `@shared-kit/contracts/calendar` may contain. Manual time zone arithmetic is right in some years
 * and wrong in others.
 */
const byHand: Readonly<Record<string, RegExp>> = {
  'a fixed offset': /[-+]03:00/,
  'a day or an hour in milliseconds': /\b(86_?400_?000|3_?600_?000|24 \* 3_?600|(24 \* )?60 \* 60)\b/,
  'a zone of its own': /\btimeZone\b|\btimezoneId: '|'America\/[A-Z]/,
  'a formatter of dates': /\bIntl\.DateTimeFormat\b|\.toLocale(Date|Time)String\(/,
  'the offset of the machine': /\bgetTimezoneOffset\b/,
  'a zone in SQL': /\bat time zone\b/i,
};

/** Files with an exception, and its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'api-server/src/content-origin/scorm-player/pending-commits.ts':
    'the player is sent file by file and imports no package',
  'mfe-journey/src/features/show-schedule/calendar-grid.tsx': 'passes the default zone on to FullCalendar',
  'tools/checks/calendar.test.ts': 'this check',
};

const isChecked = (file: string): boolean =>
  /\.(ts|tsx|mjs|cjs|js|sql)$/.test(file) && !file.startsWith('shared-kit/contracts/src/calendar/');

function foundIn(source: string): string[] {
  return Object.entries(byHand).flatMap(([what, pattern]) => (pattern.test(source) ? [what] : []));
}

test('only the calendar computes with time zones and names the length of a day', () => {
  const found = trackedFiles()
    .filter(isChecked)
    .flatMap((file) => foundIn(readFileSync(inWorkspace(file), 'utf8')).map((what) => ({ file, what })));
  expect(found.filter(({ file }) => !(file in exceptions))).toEqual([]);
  const excepted = new Set(found.map(({ file }) => file));
  expect(Object.keys(exceptions).filter((file) => !excepted.has(file))).toEqual([]);
});

test.each([
  ['new Date(`${day}T23:59:59-03:00`)', 'a fixed offset'],
  ['const dayMs = 24 * 60 * 60 * 1000;', 'a day or an hour in milliseconds'],
  ['const DAY = 86_400_000;', 'a day or an hour in milliseconds'],
  ['const hour = 3600000;', 'a day or an hour in milliseconds'],
  ["{ timeZone: 'America/Sao_Paulo' }", 'a zone of its own'],
  ["new Intl.DateTimeFormat('pt-BR')", 'a formatter of dates'],
  ["moment.toLocaleTimeString('pt-BR')", 'a formatter of dates'],
  ['date.getTimezoneOffset()', 'the offset of the machine'],
  ['select created_at AT TIME ZONE $1', 'a zone in SQL'],
])('%s is reported as %s', (source, what) => expect(foundIn(source)).toContain(what));

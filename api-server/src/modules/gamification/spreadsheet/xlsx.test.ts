import { DAY_MS } from 'shared-kit/contracts/calendar';
import { unzipped } from '../test/unzipped.ts';
import { xlsx } from './xlsx.ts';

test('a date shows the time of the clocks then, with daylight saving time', () => {
  const rows = [[new Date('2018-12-01T16:30:00Z')], [new Date('2026-12-01T17:30:00Z')]];
  const archive = xlsx({ name: 'Atividades', columns: [{ title: 'Data', width: 20 }], rows });
  const sheet = unzipped(archive).get('xl/worksheets/sheet1.xml') ?? '';
  const shown = [...sheet.matchAll(/s="2"><v>([\d.]+)</g)].map(([, serial]) =>
    new Date(Math.round((Number(serial) - 25_569) * DAY_MS)).toISOString().slice(0, 16),
  );
  expect(shown).toEqual(['2018-12-01T14:30', '2026-12-01T14:30']);
});

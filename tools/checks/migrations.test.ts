import { trackedFiles } from '../lib/ledger.ts';

const migration = /^api-server\/src\/.*\/migrations\/(\d{14})-[^/]+\.ts$/;

const migrations = trackedFiles().flatMap((file) => {
  const [, timestamp] = migration.exec(file) ?? [];
  return timestamp === undefined ? [] : [{ file, timestamp }];
});

test('no two migrations have the same timestamp, which decides their order', () => {
  const filesOf = Map.groupBy(migrations, ({ timestamp }) => timestamp);
  expect(migrations.length).toBeGreaterThan(50);
  expect(
    [...filesOf.values()].filter((same) => same.length > 1).flatMap((same) => same.map(({ file }) => file)),
  ).toEqual([]);
});

test('the timestamp of each migration is a moment', () => {
  const isMoment = (text: string) => {
    const [year, month, day, hour, minute, second] = (/^(....)(..)(..)(..)(..)(..)$/.exec(text) ?? []).slice(1);
    const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
    const moment = new Date(iso);
    return !Number.isNaN(moment.getTime()) && moment.toISOString() === iso;
  };
  expect(migrations.filter(({ timestamp }) => !isMoment(timestamp)).map(({ file }) => file)).toEqual([]);
});

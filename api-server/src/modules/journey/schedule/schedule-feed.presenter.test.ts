import { scheduleFeed } from './schedule-feed.presenter.ts';
import type { ScheduleRecord } from './schedule-record.rules.ts';

const record = (fields: Partial<ScheduleRecord>): ScheduleRecord => ({
  idSchedule: 11,
  title: 'Palestra',
  description: '',
  start: new Date('2018-12-01T02:00:00Z'),
  end: new Date('2018-12-02T02:00:00Z'),
  modality: 'ASYNCHRONOUS',
  idScheduleType: 101,
  url: '',
  meetings: [],
  ...fields,
});

const options = {
  idApp: 1,
  name: 'Aurora',
  portalUrl: 'https://aurora.example',
  now: new Date('2026-11-22T12:00:00Z'),
};

test('keeps a whole day a whole day in the feed in a year with daylight saving time', () => {
  const feed = scheduleFeed([record({})], options);
  expect(feed).toContain('DTSTART;VALUE=DATE:20181201');
  expect(feed).toContain('DTEND;VALUE=DATE:20181202');
});

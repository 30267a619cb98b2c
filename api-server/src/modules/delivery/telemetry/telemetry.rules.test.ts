import type { LogEntry } from '@shared-kit/contracts/delivery';
import { networkOf, observationOf, sourceInStack, summed } from './telemetry.rules.ts';

const entry = (changes: Partial<LogEntry>): LogEntry => ({
  level: 'error',
  kind: 'remote-fault',
  message: 'quebrou',
  ...changes,
});
const named = { remote: 'mfe-store', version: '1.4.0' };

const stack = `TypeError: x is not a function
    at Object.call (http://portal.example/_shell/main.1a2b.js:1:200)
    at Cart (http://portal.example/_remotes/mfe-store/1.4.0-1a2b3c4d/249.ea03.js:3:1)
    at Page (http://portal.example/_remotes/mfe-journey/2.0.0/12.js:1:1)`;

test.each<[string, Partial<LogEntry>, object | null]>([
  [
    'a load',
    { ...named, kind: 'remote-load', value: 210, bytes: 4000 },
    { kind: 'load', detail: '', value: 210, bytes: 4000 },
  ],
  ['a fault with its phase', { ...named, phase: 'init' }, { kind: 'fault', detail: 'init', message: 'quebrou' }],
  ['a fault of a phase that is no phase', { ...named, phase: 'DROP TABLE' }, { detail: 'other' }],
  ['a fault that names nobody', { phase: 'init' }, null],
  ['a fault without a version', { remote: 'mfe-store' }, null],
  [
    'an error nobody caught, by its stack',
    { kind: 'uncaught', stack },
    { remote: 'mfe-store', version: '1.4.0-1a2b3c4d', kind: 'fault', detail: 'uncaught' },
  ],
  [
    'a rejection nobody caught',
    { kind: 'unhandled-rejection', stack },
    { remote: 'mfe-store', detail: 'unhandled-rejection' },
  ],
  ['an error of the shell’s own', { kind: 'uncaught', stack: 'at a (http://portal.example/_shell/main.js:1:1)' }, null],
  [
    'a violation of the policy',
    { kind: 'csp', stack: 'http://portal.example/_remotes/mfe-store/1.4.0/a.js' },
    { ...named, detail: 'csp' },
  ],
  ['a vital', { ...named, kind: 'vital', phase: 'LCP', value: 1200 }, { kind: 'vital', detail: 'LCP', value: 1200 }],
  ['a vital that is none', { ...named, kind: 'vital', phase: 'XYZ', value: 1 }, null],
  ['what else is in the log', { ...named, kind: 'service-worker' }, null],
])('classifies %s', (_, changes, expected) => {
  const observation = observationOf(entry(changes));
  if (expected === null) expect(observation).toBeNull();
  else expect(observation).toMatchObject(expected);
});

test('a stored message is short and has no NUL', () => {
  expect(observationOf(entry({ ...named, message: `a\0b${'x'.repeat(1000)}` }))?.message).toBe(`ab${'x'.repeat(298)}`);
});

test.each([
  ['', null],
  ['at x (http://evil.example/_remotes/../../etc/passwd)', null],
  ['at x (/_remotes/mfe-store/latest/a.js)', null],
  ['at x (https://cdn.example/_remotes/mfe-store/1.0.0/a.js:1:2)', { remote: 'mfe-store', version: '1.0.0' }],
])('finds the source in %j', (text, source) => {
  expect(sourceInStack(text)).toEqual(source);
});

test('equal observations become one row', () => {
  const load = { ...named, kind: 'load', detail: '', value: 100, bytes: 10, message: '' } as const;
  expect(summed([load, { ...load, value: 300 }, { ...load, version: '2.0.0' }])).toEqual([
    { ...load, reports: 2, value: 400, bytes: 20 },
    { ...load, version: '2.0.0', reports: 1 },
  ]);
});

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['2001:db8:1:2::3', '2001:db8:1'],
  ['2001:0db8:0001::1', '2001:db8:1'],
  ['::1', '0:0:0'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

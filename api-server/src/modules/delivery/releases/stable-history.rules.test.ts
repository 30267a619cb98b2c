import { promoted, rolledBack } from './stable-history.rules.ts';

test('a promotion puts the previous stable version first in the history', () => {
  expect(promoted(null, '1.0.0')).toEqual({ version: '1.0.0', earlier: [] });
  expect(promoted({ version: '1.1.0', earlier: ['1.0.0'] }, '1.2.0')).toEqual({
    version: '1.2.0',
    earlier: ['1.1.0', '1.0.0'],
  });
});

test('a version that is promoted again is listed once', () => {
  const history = { version: '1.2.0', earlier: ['1.1.0', '1.0.0'] };
  expect(promoted(history, '1.2.0')).toEqual(history);
  expect(promoted(history, '1.0.0')).toEqual({ version: '1.0.0', earlier: ['1.2.0', '1.1.0'] });
});

test('the list has a maximum length', () => {
  let history = promoted(null, '0.0.0');
  for (let patch = 1; patch <= 50; patch += 1) history = promoted(history, `0.0.${patch}`);
  expect(history.earlier).toHaveLength(20);
  expect(history.earlier[0]).toBe('0.0.49');
});

test('a rollback removes the versions after the target, so that they are no fallback', () => {
  const history = { version: '1.2.0', earlier: ['1.1.0', '1.0.0'] };
  expect(rolledBack(history, '1.1.0')).toEqual({ version: '1.1.0', earlier: ['1.0.0'] });
  expect(rolledBack(history, '1.0.0')).toEqual({ version: '1.0.0', earlier: [] });
  expect(rolledBack(history, '0.9.0')).toBeNull();
});

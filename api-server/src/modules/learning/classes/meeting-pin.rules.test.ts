import { currentPin, isPinRight, meetingTimeAt } from './meeting-pin.rules.ts';
import { openVault } from '../../../platform/auth/vault.service.ts';

const { mac } = openVault('a secret of the server');
const at = (time: string) => new Date(`2026-11-27T${time}Z`);

test('a PIN has six digits, changes each minute, and differs by meeting and by secret', () => {
  const { code, secondsLeft } = currentPin(7, mac, at('12:00:10'));
  expect(code).toMatch(/^\d{6}$/);
  expect(secondsLeft).toBe(50);
  expect(currentPin(7, mac, at('12:00:59')).code).toBe(code);
  expect(currentPin(7, mac, at('12:01:00')).code).not.toBe(code);
  expect(currentPin(8, mac, at('12:00:10')).code).not.toBe(code);
  expect(currentPin(7, openVault('another secret').mac, at('12:00:10')).code).not.toBe(code);
});

test('a PIN is accepted while it is shown and a minute longer', () => {
  const { code } = currentPin(7, mac, at('12:00:10'));
  const isRight = (pin: string, time: string) => isPinRight(7, mac, { pin, now: at(time) });
  expect(isRight(code, '12:00:00')).toBe(true);
  expect(isRight(`${code.slice(0, 3)} ${code.slice(3)}`, '12:01:59')).toBe(true);
  expect(isRight(code, '12:02:00')).toBe(false);
  expect(isRight(code, '11:59:59')).toBe(false);
  for (const pin of ['', '12345', `${code}0`, '١٢٣٤٥٦']) expect(isRight(pin, '12:00:10')).toBe(false);
});

test('presence is confirmed from half an hour before a meeting to half an hour after it', () => {
  const meeting = { startDate: at('12:00:00'), finishDate: at('14:00:00') };
  const times = ['11:29:59', '11:30:00', '14:30:00', '14:30:01'].map((time) => meetingTimeAt(meeting, at(time)));
  expect(times).toEqual(['before', 'open', 'open', 'over']);
});

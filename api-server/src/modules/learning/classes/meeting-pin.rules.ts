import { MEETING_PIN_LENGTH, PIN_MINUTES_AROUND } from '@shared-kit/contracts/learning';
import type { OwnAttendance } from '@shared-kit/contracts/learning';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import { isSameSecret } from '../../../platform/auth/same-secret.rules.ts';

/** Time for which a room shows one PIN. It is accepted for as long again, because people type. */
const PIN_PERIOD_MS = MINUTE_MS;

const PURPOSE = 'meeting-pin';

/** Keyed digest of a value, with the server's secret (`vault.mac`). */
type Mac = (value: string, purpose: string) => string;

interface MeetingTime {
  readonly startDate: Date;
  readonly finishDate: Date;
}

/** Returns the moments between which people confirm their presence at a meeting. */
export function pinTime({ startDate, finishDate }: MeetingTime): { readonly opensAt: Date; readonly closesAt: Date } {
  const around = PIN_MINUTES_AROUND * MINUTE_MS;
  return { opensAt: new Date(startDate.getTime() - around), closesAt: new Date(finishDate.getTime() + around) };
}

export function meetingTimeAt(meeting: MeetingTime, now: Date): OwnAttendance['time'] {
  const { opensAt, closesAt } = pinTime(meeting);
  if (now < opensAt) return 'before';
  return now > closesAt ? 'over' : 'open';
}

/** Returns the PIN that the room shows now, and the seconds until the next one. */
export function currentPin(idMeeting: number, mac: Mac, now: Date): { code: string; secondsLeft: number } {
  const left = PIN_PERIOD_MS - (now.getTime() % PIN_PERIOD_MS);
  return { code: pinOf(idMeeting, mac, periodAt(now)), secondsLeft: Math.ceil(left / 1000) };
}

/** Returns whether the room shows the PIN now, or showed it in the period before. */
export function isPinRight(idMeeting: number, mac: Mac, { pin, now }: { pin: string; now: Date }): boolean {
  const typed = pin.replaceAll(/\s/g, '');
  const right = [0, 1].map((ago) => pinOf(idMeeting, mac, periodAt(now) - ago));
  return typed.length === MEETING_PIN_LENGTH && right.some((one) => isSameSecret(typed, one));
}

const periodAt = (now: Date) => Math.floor(now.getTime() / PIN_PERIOD_MS);

/** Derives the PIN of a minute from the server's secret, so that earlier PINs do not reveal the next one. */
function pinOf(idMeeting: number, mac: Mac, period: number): string {
  const number = Buffer.from(mac(`${idMeeting}:${period}`, PURPOSE), 'base64url').readUIntBE(0, 6);
  return String(number % 10 ** MEETING_PIN_LENGTH).padStart(MEETING_PIN_LENGTH, '0');
}

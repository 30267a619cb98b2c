import { toMoment } from '@shared-kit/contracts/calendar';

export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
export const momentOrNull = (value: Date | null): string | null => value && toMoment(value);

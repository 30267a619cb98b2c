import { startSecondFactor } from '@shared-kit/contracts/identity';
import { call } from '@shared-kit/runtime/api';
import type { SecondStepBegun } from '../log-in.rules.ts';

/** Starts the second step of a login whose password is right. */
export function beginSecondStep(username: string, password: string): Promise<SecondStepBegun> {
  return call(startSecondFactor, { body: { username, password } });
}

import { readFileSync } from 'node:fs';
import { lockSchema } from '@shared-kit/contracts/delivery';
import type { Lock } from '@shared-kit/contracts/delivery';
import { Fault } from '../lib/steps.ts';

/** Reads a file that `azulejo lock` wrote. Throws a fault with the position of the error when the file is invalid. */
export function readLock(path: string): Lock {
  const parsed = lockSchema.safeParse(jsonOf(path));
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `    ${issue.path.join('.') || '(the whole)'}: ${issue.message}`);
    throw new Fault(`${path} is not a lock file as azulejo lock writes it`, faults.join('\n'), 2);
  }
  if (Object.keys(parsed.data.remotes).length === 0)
    throw new Fault(`${path} names no remote: there is nothing to replay`, '', 2);
  return parsed.data;
}

function jsonOf(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Fault(`${path} can't be read`, '', 2);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Fault(`${path} is no JSON: ${error instanceof Error ? error.message : ''}`, '', 2);
  }
}

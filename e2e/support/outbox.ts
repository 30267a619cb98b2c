import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export interface Sent {
  readonly to: string;
  readonly text: string;
  readonly subject?: string;
  readonly replyTo?: string;
}

/**
 * Returns all messages to an e-mail address or a phone, oldest first. The server writes to its outbox when no other delivery is configured.
 * `dataDirectory` is that of a test's own portal.
 */
export function sentTo(address: string, dataDirectory = process.env['PORTAL_DATA'] ?? ''): Sent[] {
  const outbox = join(dataDirectory, 'outbox');
  const files = existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith('.json')) : [];
  const all = files.toSorted().map((file) => JSON.parse(readFileSync(join(outbox, file), 'utf8')) as Sent);
  return all.filter(({ to }) => to === address);
}

/** Returns the text of the newest message once there are `count`. */
export async function newestTo(address: string, count = 1, dataDirectory?: string): Promise<string> {
  await expect.poll(() => sentTo(address, dataDirectory).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
  return sentTo(address, dataDirectory).at(-1)?.text ?? '';
}

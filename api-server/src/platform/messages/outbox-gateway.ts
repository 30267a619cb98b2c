import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageGateway } from './message.ts';

/** Puts each message into a folder as JSON instead of sending it; the default where no gateway is configured. */
export function outboxGateway(folder: string): MessageGateway {
  return {
    async send(message) {
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}-sms.json`;
      await writeFile(join(folder, name), JSON.stringify(message, null, 2));
    },
  };
}

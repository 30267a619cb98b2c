import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from './mail.ts';

/** Puts each mail into a folder as JSON instead of sending it; the default where no SMTP server is configured. */
export function outboxMailer(folder: string): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.json`;
      await writeFile(join(folder, name), JSON.stringify(mail, null, 2));
    },
  };
}

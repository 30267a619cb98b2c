import * as z from 'zod/mini';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { defineStepJob } from '../../../platform/jobs/job.port.ts';
import { oneTimeTokens } from './one-time-token.repository.ts';
import { entersBySsoOnly } from '../sso/sso-only.rules.ts';
import { resetMail } from './reset-password.mail.ts';
import { users } from '../user.repository.ts';

const linkGoodFor = HOUR_MS;

/**
 * Finds the account and mails it a link to choose a password. It is a job, so that the reply takes as long when there
 * is no such account.
 */
export const sendResetLinkMail = defineStepJob({
  name: 'identity.send-reset-link',
  payload: z.object({ username: z.string(), portalUrl: z.string(), tenant: z.string() }),
  retries: 8,
  async runInSteps({ username, portalUrl, tenant }, { transaction, now, mail }) {
    const found = await transaction(async (db) => {
      const user = await users(db).findByUsername(username);
      if (!user?.active || entersBySsoOnly(user) || user.email === '') return undefined;
      return {
        user,
        token: await oneTimeTokens(db, 'reset-password').issue(user.id_user, new Date(now.getTime() + linkGoodFor)),
      };
    });
    if (!found) return;
    const { user, token } = found;
    await mail.send(
      resetMail({ to: user.email, name: user.name, tenant, link: `${portalUrl}/reset-password?token=${token}` }),
    );
  },
});

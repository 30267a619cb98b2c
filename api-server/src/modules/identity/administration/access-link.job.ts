import * as z from 'zod/mini';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { defineStepJob } from '../../../platform/jobs/job.port.ts';
import { oneTimeTokens } from '../login/one-time-token.repository.ts';
import { users } from '../user.repository.ts';
import { accessLinkMail } from './access-link.mail.ts';

/** Days for which a link from the administration is good: people may be on leave when it arrives. */
const GOOD_DAYS = 7;

/** Mails a person the link to choose a password, on behalf of the administration. */
export const sendAccessLinkMail = defineStepJob({
  name: 'identity.send-access-link',
  payload: z.object({ idUser: z.number(), portalUrl: z.string(), tenant: z.string() }),
  retries: 8,
  async runInSteps({ idUser, portalUrl, tenant }, { transaction, now, mail }) {
    const found = await transaction(async (db) => {
      const user = await users(db).find(idUser);
      if (!user?.active || user.email === '') return undefined;
      const expires = new Date(now.getTime() + GOOD_DAYS * DAY_MS);
      return { user, token: await oneTimeTokens(db, 'reset-password').issue(idUser, expires) };
    });
    if (!found) return;
    const { user, token } = found;
    const link = `${portalUrl}/reset-password?token=${token}`;
    await mail.send(
      accessLinkMail({ to: user.email, name: user.name, username: user.username, tenant, link, days: GOOD_DAYS }),
    );
  },
});

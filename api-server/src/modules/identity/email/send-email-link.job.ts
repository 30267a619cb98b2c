import * as z from 'zod/mini';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { defineStepJob } from '../../../platform/jobs/job.port.ts';
import { oneTimeTokens } from '../login/one-time-token.repository.ts';
import { confirmEmailMail, emailInUseMail } from './email.mail.ts';
import { pendingEmails } from './pending-email.repository.ts';

const linkGoodFor = DAY_MS;

/** Purpose of the links that confirm an address. */
export const emailLinkPurpose = 'confirm-email';

/**
 * Mails the link that confirms a waiting address. It is a job, so that neither the reply nor its duration reveals
 * whether another account has the address: only its mailbox learns that.
 */
export const sendEmailLinkMail = defineStepJob({
  name: 'identity.send-email-link',
  payload: z.object({ idUser: z.number(), email: z.string(), portalUrl: z.string(), tenant: z.string() }),
  retries: 8,
  async runInSteps({ idUser, email, portalUrl, tenant }, { transaction, now, mail }) {
    const token = await transaction(async (db) => {
      if ((await pendingEmails(db).find(idUser)) !== email) return undefined;
      if (await pendingEmails(db).isTaken(email, idUser)) return null;
      const tokens = oneTimeTokens(db, emailLinkPurpose);
      await tokens.discard(idUser, now);
      return tokens.issue(idUser, new Date(now.getTime() + linkGoodFor), { email });
    });
    if (token === undefined) return;
    await mail.send(
      token === null
        ? emailInUseMail({ to: email, tenant, portalUrl })
        : confirmEmailMail({ to: email, tenant, link: `${portalUrl}/confirm-email?token=${token}` }),
    );
  },
});

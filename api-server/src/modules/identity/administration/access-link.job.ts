import * as z from 'zod/mini';
import { defineStepJob } from '../../../platform/jobs/job.port.ts';
import { users } from '../user.repository.ts';
import { issueAccessLink } from './access-link.service.ts';

/** Mails a person the link to choose a password, on behalf of the administration. */
export const sendAccessLinkMail = defineStepJob({
  name: 'identity.send-access-link',
  payload: z.object({ idUser: z.number(), portalUrl: z.string(), tenant: z.string() }),
  retries: 8,
  async runInSteps({ idUser, portalUrl, tenant }, { transaction, now, mail }) {
    const issued = await transaction(async (db) => {
      const user = await users(db).find(idUser);
      return user?.email ? issueAccessLink(db, { idUser, portalUrl, tenant, now }) : undefined;
    });
    if (issued?.mail) await mail.send(issued.mail);
  },
});

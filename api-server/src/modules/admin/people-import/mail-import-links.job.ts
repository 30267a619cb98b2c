import * as z from 'zod/mini';
import { defineStepJob } from '../../../platform/jobs/job.port.ts';
import { sendAccessLinkMail } from '../../identity/index.ts';
import { peopleImports } from './people-imports.repository.ts';

/** People whose mails are queued in one transaction. */
const CHUNK = 100;

/** Queues the mail with the link to choose a password for everybody new of an import, each once. */
export const mailImportLinks = defineStepJob({
  name: 'admin.mail-import-links',
  payload: z.object({ idImport: z.number(), portalUrl: z.string(), tenant: z.string() }),
  retries: 8,
  async runInSteps({ idImport, portalUrl, tenant }, { transaction, jobs }) {
    let taken: readonly number[];
    do {
      taken = await transaction(async (db) => {
        const people = await peopleImports(db).takeAwaitingLinks(idImport, CHUNK);
        for (const idUser of people) await jobs.send(db, sendAccessLinkMail, { idUser, portalUrl, tenant });
        return people;
      });
    } while (taken.length > 0);
  },
});

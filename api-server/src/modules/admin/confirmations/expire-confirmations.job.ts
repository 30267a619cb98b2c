import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs/job.port.ts';
import { recordSystemAct } from '../../audit/index.ts';
import { people } from '../../identity/index.ts';
import type { SystemAct } from '../audit-log/audit-words.rules.ts';
import { confirmations } from './confirmations.repository.ts';
import { fieldOfRequest, notifyPeople } from './second-person.service.ts';

/**
 * Removes requests that expired without a confirmation, and notifies who sent them. Expired requests don't count, also
 * before this job removes them.
 */
export const expireConfirmations = defineJob({
  name: 'admin.expire-confirmations',
  payload: z.object({}),
  cron: '25 * * * *',
  async run(_, { db, now }) {
    for (const row of await confirmations(db).removeOver(now)) {
      const asker = await people(db).where('id_user', '=', row.id_asker).executeTakeFirst();
      await recordSystemAct(db, {
        act: 'system.expire-confirmation' satisfies SystemAct,
        ...(asker ? { onBehalfOf: { id: asker.id_user, name: asker.name } } : {}),
        changes: [{ field: fieldOfRequest[row.kind], before: 'pedido', after: 'venceu' }],
        batch: `confirmation:${row.id_confirmation}`,
        now,
      });
      await notifyPeople(db, [row.id_asker], {
        key: `confirmation-over:${row.id_confirmation}`,
        title: 'O seu pedido de confirmação venceu',
        text: 'Ninguém respondeu a tempo. Nada mudou; se ainda precisa, peça de novo.',
        now,
      });
    }
  },
});

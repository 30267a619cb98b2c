import { sql } from 'kysely';
import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs/job.port.ts';
import { recordAudit } from '../../audit/index.ts';
import { digitsOf } from '../digits.rules.ts';

/**
 * Notes in the audit log that other accounts have the same CPF, for the company to look into. It is a job, and the
 * person learns nothing of it: otherwise anybody could find out whose CPF has an account.
 */
export const noteSharedCpf = defineJob({
  name: 'identity.note-shared-cpf',
  payload: z.object({ idUser: z.number() }),
  retries: 8,
  async run({ idUser }, { db, now }) {
    const person = await db.selectFrom('users').select('cpf').where('id_user', '=', idUser).executeTakeFirst();
    const digits = digitsOf(person?.cpf ?? '');
    if (digits === '') return;
    const others = await db
      .selectFrom('users')
      .select('username')
      .where('id_user', '!=', idUser)
      .where(sql<string>`regexp_replace(cpf, '\\D', '', 'g')`, '=', digits)
      .orderBy('id_user')
      .limit(10)
      .execute();
    if (others.length === 0) return;
    const after = others.map(({ username }) => username).join(', ');
    await recordAudit(db, { idUser, actor: 'person', now }, [{ subject: 'cpf-shared', before: '', after }]);
  },
});

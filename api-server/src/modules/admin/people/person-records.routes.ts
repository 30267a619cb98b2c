import * as contract from '@shared-kit/contracts/admin';
import { MAX_PERSON_RECORDS } from '@shared-kit/contracts/admin';
import type { PersonErrorRecord } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import { notFound } from '../../../platform/errors.ts';
import { sentMails } from '../../../platform/mail/sent-mails.repository.ts';
import { personErrors } from '../../../platform/telemetry/person-errors.repository.ts';
import { administeredPeople } from '../../identity/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';

/** Serves what helps to help one person: the mails they were sent and the errors they met. */
export function servePersonRecords(api: AdminApi): void {
  api.handle(contract.readPersonRecords, async ({ params: { idPerson }, db, actor }) => {
    const row = await administeredPeople(db, actor.reach('people.access')).find(idPerson);
    if (!row) throw notFound('Esta pessoa não existe ou não está ao seu alcance.');
    const [mails, errors] = await Promise.all([
      sentMails(db).latestTo(idPerson, MAX_PERSON_RECORDS),
      personErrors(db).latestOf(idPerson, MAX_PERSON_RECORDS),
    ]);
    return {
      mails: mails.map(({ subject, state, error, attempts, tried_at }) => ({
        subject,
        state,
        error,
        attempts,
        triedAt: toMoment(tried_at),
      })),
      errors: errors.map(({ kind, message, remote, request_id, happened_at }) => ({
        kind: kindOf(kind),
        message,
        remote,
        code: request_id,
        happenedAt: toMoment(happened_at),
      })),
    };
  });
}

function kindOf(reported: string): PersonErrorRecord['kind'] {
  switch (reported) {
    case 'server':
      return 'server';
    case 'remote-load':
      return 'load';
    case 'remote-fault':
      return 'part';
    default:
      return 'page';
  }
}

import * as contract from '@shared-kit/contracts/admin';
import { adminEndpoints } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import { auditActs } from '../../audit/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { pageOf, placeIn } from '../lists/grid-place.rules.ts';

const summaries = new Map(adminEndpoints.map(({ id, summary }) => [id, summary]));

/** Serves the log of changes. */
export function serveAuditLog(api: AdminApi): void {
  api.handle(contract.listAuditActs, async ({ query, db }) => {
    const { idPerson, idActor, limit } = query;
    const from = placeIn(query);
    const rows = await auditActs(db, {
      idPerson,
      idActor,
      from: from && { side: from.side, id: from.place.id },
      limit,
    });
    const page = pageOf(rows, { from, limit, placeOf: (row) => ({ key: '', id: row.id_act }) });
    return {
      acts: page.rows.map((row) => ({
        idAct: row.id_act,
        at: toMoment(row.at),
        actorName: row.actor_name,
        act: row.act,
        summary: summaries.get(row.act) ?? row.act,
        subject:
          row.subject_kind === null || row.id_subject === null
            ? null
            : { kind: row.subject_kind, id: row.id_subject, name: row.subject_name },
        changes: row.changes,
        reason: row.reason,
        requestId: row.request_id,
      })),
      places: page.places,
    };
  });
}

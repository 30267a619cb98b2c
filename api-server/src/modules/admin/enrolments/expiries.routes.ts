import * as contract from '@shared-kit/contracts/admin';
import { EXPIRY_DAYS, MAX_COUNTED_EXPIRIES } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import { administeredValidities } from '../../learning/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { inTrainingsReach } from '../access/people-scope.service.ts';
import { pageOf, placeIn } from '../lists/grid-place.rules.ts';

/** Serves completions whose validity ends soon. */
export function serveExpiries(api: AdminApi): void {
  api.handle(contract.listExpiries, async ({ query, db, actor, now }) => {
    const within = inTrainingsReach(db, actor, 'enrolments.read');
    const search = { within, idNode: query.idTraining, days: EXPIRY_DAYS };
    const from = placeIn(query);
    const validities = administeredValidities(db, now);
    const [found, rows] = await Promise.all([
      validities.count(search, MAX_COUNTED_EXPIRIES + 1),
      validities.page(search, { from, limit: query.limit }),
    ]);
    const page = pageOf(rows, {
      from,
      limit: query.limit,
      placeOf: (row) => ({ key: row.sort_key, id: row.id_enrollment }),
    });
    return {
      total: Math.min(found, MAX_COUNTED_EXPIRIES),
      isMore: found > MAX_COUNTED_EXPIRIES,
      expiries: page.rows.map((row) => ({
        idEnrolment: row.id_enrollment,
        person: { idPerson: row.id_user, name: row.name, department: row.department },
        idTraining: row.id_node,
        title: row.title,
        validUntil: toMoment(row.valid_until ?? now),
        isRenewing: Boolean(row.is_renewing),
      })),
      places: page.places,
    };
  });
}

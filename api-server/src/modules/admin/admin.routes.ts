import { menuFlags } from '@shared-kit/contracts/delivery';
import { defineModule } from '../../platform/module.ts';
import { notifyMany } from '../notifications/index.ts';
import { adminApi } from './access/admin-api.service.ts';
import { roleGrants } from './access/role-grants.repository.ts';
import { serveAuditLog } from './audit-log/audit-log.routes.ts';
import { serveEnrolments } from './enrolments/enrolments.routes.ts';
import { serveGroups } from './groups/groups.routes.ts';
import { servePeople } from './people/people.routes.ts';
import { serveRequests } from './requests/requests.routes.ts';
import { serveOwnAccess, serveRoles } from './roles/roles.routes.ts';
import { serveScorm } from './scorm/scorm.routes.ts';

export const adminModule = defineModule({
  name: 'admin',
  needs: [notifyMany],
  routes(api) {
    serveOwnAccess(api);
    serveRequests(api);
    const guarded = adminApi(api);
    servePeople(guarded);
    serveGroups(guarded);
    serveRoles(guarded);
    serveEnrolments(guarded);
    serveScorm(guarded);
    serveAuditLog(guarded);
  },
  session: async ({ db, idUser }) => ({
    flags: (await roleGrants(db).hasAny(idUser)) ? [menuFlags.administrates] : [],
  }),
});

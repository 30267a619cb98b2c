import { companyDomains } from '../../../platform/tenancy/company-domains.repository.ts';
import { roleGrants } from '../access/role-grants.repository.ts';
import { versionOfAnnouncement } from '../announcements/announcement.presenter.ts';
import { announcements } from '../announcements/announcements.repository.ts';
import { versionOfClaim } from '../company/company-domains.rules.ts';
import { nameVersionOf } from '../groups/group-version.rules.ts';
import { peopleGroups } from '../groups/people-groups.repository.ts';
import { trainingValidities } from '../../learning/index.ts';
import { versionOfRoles } from '../roles/role.presenter.ts';
import { versionOfValidity } from '../trainings/training-validity.rules.ts';
import { app, inTenant } from './administration.fixtures.ts';

/** Versions that a page would read now; empty for what does not exist. Reading them needs no session, which tests end. */

export const groupVersion = (idGroup: number): Promise<string> =>
  inTenant(async (db) => (await peopleGroups(db).versions(idGroup)).get(idGroup) ?? '');

export const groupNameVersion = (idGroup: number): Promise<string> =>
  inTenant(async (db) => nameVersionOf((await peopleGroups(db).lock(idGroup))?.name ?? ''));

export const announcementVersion = (id: number): Promise<string> =>
  inTenant(async (db) => {
    const row = await announcements(db).lock(id);
    return row ? versionOfAnnouncement(row) : '';
  });

/** Returns the validity of a training with its version. */
export const validityOf = (idTraining: number): Promise<{ version: string; validMonths: number | null }> =>
  inTenant(async (db) => {
    const validMonths = (await trainingValidities(db).find(idTraining))?.validMonths ?? null;
    return { version: versionOfValidity(validMonths), validMonths };
  });

export const domainVersion = (host: string): Promise<string> =>
  inTenant(async (db) => {
    const claim = await companyDomains(db).claim(host);
    return claim ? versionOfClaim(claim) : '';
  });

export const rolesVersion = (idUser: number, tenant = app.tenant): Promise<string> =>
  inTenant(async (db) => {
    const row = await db.selectFrom('users').select('admin').where('id_user', '=', idUser).executeTakeFirst();
    return versionOfRoles(await roleGrants(db).of(idUser, row?.admin ?? 0));
  }, tenant);

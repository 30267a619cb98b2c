import * as contract from '@shared-kit/contracts/identity';
import type { LoginSession } from '@shared-kit/contracts/identity';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import type { SupportAccess } from '../../../platform/auth/session.types.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import type { ApiBuilder, RequestContext } from '../../../platform/module.ts';
import { expectPeopleToSee } from './people-directory.port.ts';
import { searchPeople } from './people-search.repository.ts';
import { presentListedPerson, presentSupportRecord } from './support-access.presenter.ts';
import { supportAccesses } from './support-access.repository.ts';
import { beginSupportAccess } from './support-access.service.ts';

interface Begun {
  readonly idUser: number;
  readonly token: string;
  readonly support: SupportAccess;
}

type LoginSessionOf = (
  context: Pick<RequestContext, 'tenant' | 'now' | 'storage'>,
  db: TenantDb,
  begun: Begun,
) => Promise<LoginSession>;

const searches = { limit: 120, windowSeconds: 60 };
const isOn = (value: string | undefined): boolean => value === 'true' || value === '1';

/** Serves searching people, entering as one of them, and the record of it. */
export function serveSupportAccess(api: ApiBuilder, loginSession: LoginSessionOf): void {
  api.handle(contract.searchUsers, async ({ query, db, session, rateLimit, storage, tenant }) => {
    await consumeTurn(rateLimit, `people:${session.idUser}`, searches);
    const isSupport = session.permissions.canAccessSupport;
    if (!isSupport && !isOn(query.onlyTeam)) await expectPeopleToSee(db, tenant);
    const { people, totalRecords } = await searchPeople(db, {
      searchText: query.searchText ?? '',
      // Only support may list inactive people.
      onlyActive: !isSupport || isOn(query.onlyActive),
      idManager: isOn(query.onlyTeam) ? session.idUser : undefined,
      byAccount: isSupport,
      without: isSupport ? session.idUser : undefined,
      offset: query.offset,
      limit: query.limit,
    });
    const userList = people.map((row) => presentListedPerson(row, isSupport, storage.signMediaUrl));
    return { success: true, userList, totalRecords };
  });

  api.handle(contract.enterSupportAccess, async (context) => {
    return { success: true, result: await loginSession(context, context.db, await beginSupportAccess(context)) };
  });

  api.handle(contract.listSupportRecords, async ({ params, query, db, session, now }) => {
    if (params.idUser !== session.idUser) throw notFound();
    const records = supportAccesses(db);
    const rows = await records.ofSubject(session.idUser, query);
    const actions = await records.actionsOf(rows.map((row) => row.id_support_access));
    return {
      success: true,
      totalRecords: await records.countOfSubject(session.idUser),
      accesses: rows.map((row) => presentSupportRecord(row, actions, now)),
    };
  });
}

import { answerTeamRequests, listEnrollmentRequests, requestEnrollment } from '@shared-kit/contracts/learning';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { importLearning } from './training-import.ts';
import type { ImportedIds } from './training-import.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;
export let ids: ImportedIds;
export let leader: TestUser;

export const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
  withTenant(app.platform.database.db, app.tenant.idApp, work);

export async function requester(team: string, manager = leader): Promise<{ user: TestUser; id: number }> {
  const user = await app.makeUser(app.tenant, { id_manager: manager.idUser });
  return { user, id: await requestSeat(user, team) };
}

export async function requestSeat(user: TestUser, team: string): Promise<number> {
  const reply = await app.ok(requestEnrollment, { body: { idTeam: ids.team(team) } }, { as: user });
  return reply.idEnrollmentRequest;
}

export const approve = async (as: TestUser, ...requests: number[]) =>
  (await app.ok(answerTeamRequests, { body: { decision: 'APPROVED', ids: requests } }, { as })).results;
export const deny = async (as: TestUser, reason: string, ...requests: number[]) =>
  (await app.ok(answerTeamRequests, { body: { decision: 'DENIED', ids: requests, reason } }, { as })).results;
export const codes = (results: readonly { code: string | null }[]) => results.map(({ code }) => code);
export const ownRequest = async ({ user, id }: { user: TestUser; id: number }) => {
  const { result } = await app.ok(listEnrollmentRequests, { query: { idUser: user.idUser } }, { as: user });
  return result.find(({ idEnrollmentRequest }) => idEnrollmentRequest === id);
};
export const messagesOf = ({ idUser }: TestUser) =>
  inTenant((db) => db.selectFrom('messages').select(['subject', 'excerpt']).where('id_user', '=', idUser).execute());
export const auditOf = (id: number) =>
  inTenant((db) =>
    db
      .selectFrom('enrollment_request_answers')
      .select(['decision', 'reason', 'id_answered_by', 'answered_as'])
      .where('id_enrollment_request', '=', id)
      .execute(),
  );

async function start(): Promise<void> {
  app = await startTestApp();
  leader = await app.makeUser();
  const classOf = (key: string, fields: object = {}) => ({ key, name: `Turma ${key}`, needsApproval: true, ...fields });
  const training = (code: string, ...classes: ReturnType<typeof classOf>[]) => ({
    code,
    catalog: 'catalogo',
    title: `Treinamento ${code}`,
    classes,
  });
  ids = await importLearning(app, {
    trainings: [
      training('livre', classOf('livre'), classOf('outra')),
      training('disputado', classOf('disputada', { capacity: 10 })),
      training('unico', classOf('unica', { capacity: 1 })),
      training('curto', classOf('curta', { end: 'today+1d' })),
    ],
  });
  await inTenant(async (db) => {
    const kind = { description: 'Aviso', section: 'LEARNING' as const, status: 'MANDATORY' as const, position: 1 };
    await db
      .insertInto('notification_types')
      .values([
        { ...kind, type: 'enrollment-request-answered' },
        { ...kind, type: 'team-enrollment-request' },
      ])
      .execute();
  });
  afterLastFile(() => app.close());
}

let started: Promise<void> | undefined;

/** Starts an app with classes that need approval. */
export function startApprovalApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
}

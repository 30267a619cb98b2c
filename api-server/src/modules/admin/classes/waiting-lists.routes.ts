import * as contract from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import { people } from '../../identity/index.ts';
import { administeredClasses, leaveWaitingList, waitingLists } from '../../learning/index.ts';
import type { AdministeredTeam } from '../../learning/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { expectSeenTraining, expectTraining } from '../access/trainings-reach.policy.ts';

const MISSING = 'Esta turma não existe.';

/** Serves the waiting lists of classes: who waits, in which order, and who leaves. */
export function serveWaitingLists(api: AdminApi): void {
  api.handle(contract.listWaiting, async ({ params: { idClass }, db, actor }) => {
    await classInReach(db, actor, idClass);
    const waiting = await waitingLists(db).people(idClass);
    const persons = await personsOf(
      db,
      waiting.map(({ idUser }) => idUser),
    );
    return {
      people: waiting.map(({ idUser: idPerson, joinedAt }) => ({
        idPerson,
        name: persons.get(idPerson)?.name ?? '',
        department: persons.get(idPerson)?.department ?? '',
        joinedAt: toMoment(joinedAt),
      })),
    };
  });

  api.handle(contract.moveWaiting, async ({ params: { idClass, idPerson }, body, db, actor, audit }) => {
    const row = await classInReach(db, actor, idClass);
    const lists = waitingLists(db);
    await lists.lock([idClass]);
    const ids = (await lists.people(idClass)).map(({ idUser }) => idUser);
    const before = ids.indexOf(idPerson);
    if (before < 0) throw notInList();
    const others = ids.filter((id) => id !== idPerson);
    const place = Math.min(body.place, ids.length);
    await lists.order(idClass, [...others.slice(0, place - 1), idPerson, ...others.slice(place - 1)]);
    const words = await wordsOf(db, row, idPerson);
    await audit({
      changes: [{ field: 'waiting', before: `${words}: ${before + 1}º lugar`, after: `${words}: ${place}º lugar` }],
    });
    return { success: true };
  });

  api.handle(contract.removeWaiting, async ({ params: { idClass, idPerson }, db, actor, audit }) => {
    const row = await classInReach(db, actor, idClass);
    if (!(await leaveWaitingList(db, idClass, idPerson))) throw notInList();
    await audit({ changes: [{ field: 'waiting', before: await wordsOf(db, row, idPerson), after: '' }] });
    return { success: true };
  });
}

const notInList = () => notFound('Esta pessoa não está na lista de espera.');

async function classInReach(db: TenantDb, actor: AdminActor, idClass: number): Promise<AdministeredTeam> {
  const row = await administeredClasses(db).find(idClass);
  if (!row) throw notFound(MISSING);
  expectSeenTraining(actor, row.id_node, MISSING);
  expectTraining(actor, 'classes.edit', row.id_node);
  return row;
}

async function personsOf(db: TenantDb, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { name: string; department: string }>();
  const rows = await people(db)
    .where('id_user', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id_user, name, department }) => [id_user, { name, department }]));
}

async function wordsOf(db: TenantDb, { name }: AdministeredTeam, idPerson: number): Promise<string> {
  const person = (await personsOf(db, [idPerson])).get(idPerson);
  return `${person?.name ?? ''}, ${name}`;
}

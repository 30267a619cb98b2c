import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { recordActs } from '../../audit/index.ts';
import type { ActChange } from '../../audit/index.ts';
import { administeredPeople } from '../../identity/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { maskedValue } from '../access/mask.rules.ts';
import type { AdminJobRow } from '../jobs/admin-jobs.repository.ts';
import { JobFailure } from '../jobs/job-failure.types.ts';
import { chunksOf } from './people-imports.repository.ts';

/** Refuses a batch that touches somebody out of the actor's reach, or leaves somebody out of it. */
export async function expectAllInReach(db: TenantDb, actor: AdminActor, idPeople: readonly number[]): Promise<void> {
  const reachable = administeredPeople(db, actor.reach('people.edit'));
  for (const chunk of chunksOf(idPeople)) {
    const found = await reachable.among(chunk).execute();
    if (found.length < new Set(chunk).size)
      throw new JobFailure('Uma das pessoas ficaria fora do seu alcance. Confira o arquivo de novo.');
  }
}

interface ChangedInBatch {
  readonly idPerson: number;
  readonly name: string;
  readonly changes: readonly ActChange[];
}

/** Writes one entry of the log for each person of a batch; the number of the call joins them. */
export async function recordBatch(
  db: TenantDb,
  job: AdminJobRow,
  act: string,
  people: readonly ChangedInBatch[],
  now: Date,
): Promise<void> {
  for (const chunk of chunksOf(people))
    await recordActs(
      db,
      chunk.map(({ idPerson, name, changes }) => ({
        idActor: job.id_actor,
        actorName: job.actor_name,
        act,
        subject: { kind: 'person', id: idPerson, name },
        changes: changes.map(({ field, before, after }) => ({
          field: field === 'leader' ? 'idLeader' : field,
          before: maskedValue(field, before),
          after: maskedValue(field, after),
        })),
        requestId: job.request_id,
        address: job.address,
        now,
      })),
    );
}

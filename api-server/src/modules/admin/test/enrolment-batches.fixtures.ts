import { enrolPeople, listBatchRows, readEnrolmentBatch } from '@shared-kit/contracts/admin';
import type { BatchOutcome, BatchState, EnrolmentBatch } from '@shared-kit/contracts/admin';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TestUser } from '../../../test/index.ts';
import { app, inTenant, owner, training } from './administration.fixtures.ts';
import type { Target } from './sample.types.ts';

/** Creates a batch that has enrolled nobody yet and can be undone. */
export function makeBatch({ idUser }: TestUser): Promise<Pick<Target, 'idBatch'>> {
  return inTenant(async (db) => {
    const now = app.clock.now();
    const { id_batch } = await db
      .insertInto('enrolment_batches')
      .values({
        state: 'done' satisfies BatchState,
        people: [],
        trainings: toJson([{ idTraining: training.livre, idTeam: null, title: 'Treinamento livre', className: '' }]),
        reason: '',
        id_actor: idUser,
        actor_name: 'Ana',
        created_at: now,
        finished_at: now,
      })
      .returning('id_batch')
      .executeTakeFirstOrThrow();
    return { idBatch: id_batch };
  });
}

let crowds = 0;

/** Creates many people in a department of their own, without sessions. */
export async function makeCrowd(size: number): Promise<{ readonly department: string; readonly ids: number[] }> {
  crowds += 1;
  const department = `Multidão ${crowds}`;
  const rows = await inTenant((db) =>
    db
      .insertInto('users')
      .values(
        Array.from({ length: size }, (_, index) => {
          const key = `multidao-${crowds}-${index}`;
          return {
            key,
            id_company: app.tenant.idCompany,
            username: key,
            email: `${key}@exemplo.com.br`,
            name: `Pessoa ${index} da multidão`,
            department,
          };
        }),
      )
      .returning('id_user')
      .execute(),
  );
  return { department, ids: rows.map(({ id_user }) => id_user).toSorted((one, other) => one - other) };
}

interface WantedBatch {
  readonly department: string;
  readonly trainings?: readonly { readonly idTraining: number; readonly idTeam: number | null }[];
  readonly as?: TestUser;
}

/** Starts the enrolment of a whole department and returns its batch. */
export async function startEnrolling({
  department,
  trainings = [{ idTraining: training.livre, idTeam: null }],
  as = owner,
}: WantedBatch): Promise<EnrolmentBatch> {
  const selection = { kind: 'filter', filter: { department } } as const;
  const body = { selection, trainings: [...trainings], dueDay: null, reason: 'Lote' };
  const { results, idBatch } = await app.ok(enrolPeople, { body }, { as });
  if (idBatch === null) throw new Error(`no job: ${JSON.stringify(results)}`);
  return readBatch(idBatch, as);
}

export const readBatch = async (idBatch: number, as: TestUser = owner): Promise<EnrolmentBatch> =>
  (await app.ok(readEnrolmentBatch, { params: { idBatch } }, { as })).batch;

/** Returns the counts above zero, by training. */
export const countsOf = ({ trainings }: EnrolmentBatch): Partial<Record<BatchOutcome, number>>[] =>
  trainings.map(({ counts }) => Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)));

/** Returns every row of a batch, page by page. */
export async function allRows(idBatch: number, outcome?: BatchOutcome) {
  const rows = [];
  for (let after: string | null | undefined; after !== null;) {
    const query = { limit: 100, outcome, ...(after === undefined ? {} : { after }) };
    const page = await app.ok(listBatchRows, { params: { idBatch }, query }, { as: owner });
    rows.push(...page.rows);
    after = page.places.next;
  }
  return rows;
}

import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { WriteContext } from '../../../platform/importing/importer.port.ts';
import { enrollments } from '../enrolment/enrollment.repository.ts';
import { importedRequests } from '../enrolment/imported-request.repository.ts';
import type { EnrollmentsFile } from './learning-file.schema.ts';

type RequestInput = EnrollmentsFile['requests'][number];

/**
 * Imports requests. A person's requests for a class are told apart by their order in the file, so a repeated import
 * updates them. An answer that was given in the portal stays, and so does a withdrawal.
 */
export async function importRequests(
  db: TenantDb,
  requests: readonly RequestInput[],
  context: WriteContext,
): Promise<void> {
  const seen = new Map<string, number>();
  for (const request of requests) {
    const name = `${request.user}/${request.class}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    await importRequest(db, request, `${name}/${count}`, context);
  }
}

async function importRequest(db: TenantDb, request: RequestInput, key: string, context: WriteContext): Promise<void> {
  const stored = importedRequests(db);
  const idUser = context.ref('user', request.user);
  const idTeam = context.ref('learning-class', request.class);
  const row = {
    id_user: idUser,
    id_team: idTeam,
    id_enrollment: request.status === 'APPROVED' ? await enrollmentIn(db, idUser, idTeam) : null,
    status: request.status,
    reason: request.reason,
    creation_date: context.date(request.at),
    status_date: request.answeredAt === undefined ? null : context.date(request.answeredAt),
  };
  const known = context.existing('learning-request', key);
  if (known === undefined) {
    const pending = request.status === 'PENDING' ? await stored.pendingOf(idUser, idTeam) : undefined;
    // The person has requested the place in the portal in the meantime: that request is this one.
    await context.register('learning-request', key, pending ?? (await stored.add(row)));
    return;
  }
  const before = await stored.find(known);
  if (!before || before.isAnswered || before.status === 'CANCELED') return;
  if (before.status !== 'PENDING' && request.status === 'PENDING') return;
  await stored.update(known, row);
}

/** Returns the enrolment that an approval created: the newest in the class. */
async function enrollmentIn(db: TenantDb, idUser: number, idTeam: number): Promise<number | null> {
  const own = await enrollments(db).ofUser(idUser);
  return own.find((row) => row.id_team === idTeam)?.id_enrollment ?? null;
}

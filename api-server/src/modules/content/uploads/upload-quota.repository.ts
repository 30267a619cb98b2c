import { UPLOAD_QUOTA } from '@shared-kit/contracts/content';
import { dayKey, endOfDay } from '@shared-kit/contracts/calendar';
import { refuse } from '../../../platform/errors.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { lockPerson } from '../../identity/index.ts';

/** Bytes and files that one person may send, on a day of São Paulo and in total. */
export interface UploadLimits {
  readonly bytes: number;
  readonly files: number;
  readonly dayBytes: number;
  readonly dayFiles: number;
}

/** Returns the tenant's limits: those of `content.yaml`, and the ordinary ones for what it leaves out. */
export async function uploadLimits(db: TenantDb): Promise<UploadLimits> {
  const row = await db.selectFrom('content_settings').select('upload_limits').executeTakeFirst();
  return { ...UPLOAD_QUOTA, ...row?.upload_limits };
}

/** Returns what the person has sent today, deleted files as well. */
export async function sentToday(db: TenantDb, idUser: number, now: Date): Promise<{ bytes: number; files: number }> {
  const row = await db
    .selectFrom('upload_days')
    .select(['bytes', 'files'])
    .where('id_user', '=', idUser)
    .where('day', '=', dayKey(now))
    .executeTakeFirst();
  return { bytes: Number(row?.bytes ?? 0), files: row?.files ?? 0 };
}

/**
 * Counts one more file of the person today. Rejects it beyond the limit of the day (429). Locks the person until the
 * transaction ends, so that simultaneous files wait for each other.
 */
export async function countUpload(
  db: TenantDb,
  { idUser, size, now }: { idUser: number; size: number; now: Date },
): Promise<void> {
  await lockPerson(db, idUser);
  const [limits, today] = [await uploadLimits(db), await sentToday(db, idUser, now)];
  if (today.files + 1 > limits.dayFiles || today.bytes + size > limits.dayBytes) throw dayIsFull(limits, now);
  await addToDay(db, { idUser, bytes: size, files: 1, now });
}

/**
 * Corrects the bytes of a file whose size was not known when it was counted. The caller has locked the person before
 * the upload, so that it never waits for a new upload that waits for it.
 */
export async function correctUpload(
  db: TenantDb,
  { idUser, bytes, now }: { idUser: number; bytes: number; now: Date },
): Promise<void> {
  await addToDay(db, { idUser, bytes, files: 0, now });
}

async function addToDay(
  db: TenantDb,
  { idUser, bytes, files, now }: { idUser: number; bytes: number; files: number; now: Date },
): Promise<void> {
  await db
    .insertInto('upload_days')
    .values({ id_user: idUser, day: dayKey(now), bytes: Math.max(0, bytes), files })
    .onConflict((conflict) =>
      conflict.columns(['id_user', 'day']).doUpdateSet((eb) => ({
        bytes: eb.fn('greatest', [eb.lit(0), eb('upload_days.bytes', '+', bytes)]),
        files: eb('upload_days.files', '+', files),
      })),
    )
    .execute();
}

/** Deletes the counts of past days. */
export async function forgetDays(db: TenantDb, now: Date): Promise<void> {
  await db.deleteFrom('upload_days').where('day', '<', dayKey(now)).execute();
}

function dayIsFull({ dayBytes, dayFiles }: UploadLimits, now: Date) {
  const seconds = Math.max(1, Math.ceil((endOfDay(now).getTime() - now.getTime()) / 1000));
  return refuse(
    'content.upload-day-quota',
    429,
    `Você atingiu o seu limite de envios de hoje (${dayFiles} arquivos ou ${Math.floor(dayBytes / 1024 / 1024)} MB). Envie este arquivo amanhã.`,
    { retryAfter: seconds },
  );
}

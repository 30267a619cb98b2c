import { HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import type { Session } from '../../../platform/auth/session.types.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { RequestContext } from '../../../platform/module.ts';
import { countUpload, uploadLimits } from './upload-quota.repository.ts';
import { userUploads } from './user-uploads.repository.ts';

/** Limit per person, because each file may need decoding and storage. */
const perPerson = { limit: 60, windowSeconds: HOUR_SECONDS };

type Context = Pick<RequestContext, 'rateLimit' | 'tenant'> & { readonly session: Session };

/** Counts one more file of this person; 429 beyond the limit. */
export function acquireUploadTurn({ rateLimit, tenant, session }: Context): Promise<void> {
  return consumeTurn(rateLimit, `upload:${tenant.idApp}:${session.idUser}`, perPerson);
}

/** Returns the section when it exists and accepts uploads; 404 otherwise. */
export async function expectUploadSection(db: TenantDb, idSection: number): Promise<{ reviews_uploads: boolean }> {
  const section = await userUploads(db).openSection(idSection);
  if (!section) throw notFound();
  return section;
}

/**
 * Counts a file of this size. Rejects it when the person's space has no room (409) or the day's limit is reached (429).
 */
export async function reserveSpace(
  db: TenantDb,
  upload: { readonly idUser: number; readonly size: number; readonly now: Date },
): Promise<void> {
  const { idUser, size } = upload;
  const used = await userUploads(db).usedBy(idUser);
  const limits = await uploadLimits(db);
  if (used.files + 1 > limits.files || used.bytes + size > limits.bytes) {
    throw refuse(
      'content.upload-quota',
      409,
      'Você atingiu o seu limite de espaço. Exclua um envio antigo para enviar outro.',
    );
  }
  await countUpload(db, upload);
}

/** Checks that the file is not larger than its type allows; 413 otherwise. */
export function expectSize(size: number, maxSize: number): void {
  if (size > maxSize)
    throw refuse(
      'content.upload-too-large',
      413,
      `O arquivo é grande demais: são aceitos até ${Math.floor(maxSize / 1024 / 1024)} MB para este tipo.`,
    );
}

export function changedFile() {
  return refuse('content.upload-changed', 409, 'Este envio já foi iniciado com outro arquivo. Comece um novo envio.');
}

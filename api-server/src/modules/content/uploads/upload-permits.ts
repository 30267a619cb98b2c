import { UPLOAD_QUOTA } from 'shared-kit/contracts/content';
import { HOUR_SECONDS } from 'shared-kit/contracts/calendar';
import { takeTurn } from '../../../platform/auth/rate-limit.ts';
import type { Session } from '../../../platform/auth/session.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.ts';
import type { RequestContext } from '../../../platform/module.ts';
import { userUploads } from './user-uploads.repository.ts';

/** Each may cost a decoding and a place in the storage. */
const perPerson = { limit: 60, windowSeconds: HOUR_SECONDS };

type Context = Pick<RequestContext, 'rateLimit' | 'tenant'> & { readonly session: Session };

/** One more file of this person. */
export function takeUploadTurn({ rateLimit, tenant, session }: Context): Promise<void> {
  return takeTurn(rateLimit, `upload:${tenant.idApp}:${session.idUser}`, perPerson);
}

/** There is such a section to send to; 404. */
export async function expectUploadSection(db: TenantDb, idSection: number): Promise<void> {
  if (!(await userUploads(db).openSection(idSection))) throw notFound();
}

/** The person has room for a file of this size; 409. */
export async function expectRoom(db: TenantDb, idUser: number, size: number): Promise<void> {
  const used = await userUploads(db).usedBy(idUser);
  if (used.files + 1 > UPLOAD_QUOTA.files || used.bytes + size > UPLOAD_QUOTA.bytes) {
    throw refuse(
      'content.upload-quota',
      409,
      'Você atingiu o seu limite de espaço. Exclua um envio antigo para enviar outro.',
    );
  }
}

/** It is no larger than files of its type may be; 413. */
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

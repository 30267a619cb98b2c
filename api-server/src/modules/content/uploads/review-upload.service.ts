import { sendUploadPath, uploadPath } from '@shared-kit/contracts/content';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { notify } from '../../notifications/index.ts';
import { reviewedUploads } from './reviewed-uploads.repository.ts';
import type { ReviewedUpload, UploadReviewer } from './reviewed-uploads.repository.ts';

/** Decision about an upload that waits for a review. */
export type UploadDecision = { readonly review: 'APPROVED' } | { readonly review: 'REFUSED'; readonly reason: string };

interface Reviewing {
  readonly reviewer: UploadReviewer;
  readonly idUserUpload: number;
  readonly decision: UploadDecision;
  readonly now: Date;
}

/**
 * Publishes a waiting upload or refuses it with a reason. Its sender reads the decision in the bell. Returns the upload
 * as it was.
 */
export async function reviewUpload(
  db: TenantDb,
  { reviewer, idUserUpload, decision, now }: Reviewing,
): Promise<ReviewedUpload> {
  const uploads = reviewedUploads(db, reviewer);
  const upload = await uploads.find(idUserUpload);
  if (!upload) throw notFound('Não há envio com este número.');
  if (!(await uploads.decide(idUserUpload, decision, now)))
    throw refuse('content.upload-decided', 409, 'Outra pessoa já decidiu sobre este envio.');
  const { id_user: idUser, id_section: idSection, title, section } = upload;
  const isRefused = decision.review === 'REFUSED';
  await notify.of(db)(db, {
    idUser,
    key: `upload-reviewed:${idUserUpload}`,
    kind: 'message',
    title: isRefused ? `Seu envio ${title} não foi aprovado` : `Seu envio ${title} foi aprovado`,
    text: isRefused ? `Motivo: ${decision.reason}` : `Todas as pessoas já o veem em ${section}.`,
    path: isRefused ? sendUploadPath(idSection) : uploadPath(idUserUpload, idSection),
    now,
    replaces: true,
  });
  return upload;
}

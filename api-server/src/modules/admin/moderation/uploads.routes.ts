import * as contract from '@shared-kit/contracts/admin';
import type { AdminUpload } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { companySettings } from '../../../platform/tenancy/company-settings.repository.ts';
import { mediaAddress, mediaReference, reviewUpload, reviewedUploads, uploadSections } from '../../content/index.ts';
import type { MediaContext, ReviewedUpload, UploadReviewer } from '../../content/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { expectRight } from '../access/admin-api.service.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { inPeopleReach } from '../access/people-scope.service.ts';
import { expectOnScreens } from '../company/files-govern.policy.ts';
import { answerEach } from '../requests/answer-each.service.ts';

/** Serves the uploads of the inbox and the list of their sections. */
export function serveUploadAnswers(api: ApiBuilder): void {
  api.handle(contract.listAdminUploads, async ({ db, session, query, storage, tenant, now }) => {
    const actor = await expectRight(db, session, contract.listAdminUploads);
    const { rows, total } = await reviewedUploads(db, reviewerOf(db, actor)).waiting(query.limit);
    return { total, uploads: rows.map((row) => presentWaitingUpload(row, { storage, tenant, now })) };
  });

  api.handle(contract.answerAdminUploads, 'in-steps', async (context) => {
    const { body, now } = context;
    const results = await answerEach(contract.answerAdminUploads, context, body.ids, async ({ db, actor, item }) => {
      const upload = await reviewUpload(db, {
        reviewer: reviewerOf(db, actor),
        idUserUpload: item,
        decision: body.decision === 'APPROVED' ? { review: 'APPROVED' } : { review: 'REFUSED', reason: body.reason },
        now,
      });
      return {
        subject: { kind: 'person', id: upload.id_user, name: upload.name },
        changes: [
          {
            field: 'upload',
            before: `${item}: ${upload.section}`,
            after: body.decision === 'APPROVED' ? 'aprovado' : 'recusado',
          },
        ],
        reason: body.decision === 'REFUSED' ? body.reason : '',
      };
    });
    return { success: true, results: results.map(({ item, message }) => ({ id: item, message })) };
  });

  api.handle(contract.listUploadSections, async ({ db, session }) => {
    const actor = await expectRight(db, session, contract.listUploadSections);
    const [sections, waiting] = await Promise.all([
      uploadSections(db).inOrder(),
      reviewedUploads(db, reviewerOf(db, actor)).waitingBySection(),
    ]);
    return {
      sections: sections.map((row) => ({
        idSection: row.id_section,
        name: row.text,
        isReviewed: row.reviews_uploads,
        waiting: waiting.get(row.id_section) ?? 0,
      })),
    };
  });
}

/** Serves the switch of the review of a section. */
export function serveUploadSections(api: AdminApi): void {
  api.handle(contract.setUploadReview, async ({ db, params: { idSection }, body: { isReviewed }, audit }) => {
    expectOnScreens(await companySettings(db).find());
    const section = await uploadSections(db).lockForUpdate(idSection);
    if (!section) throw notFound('Esta seção não existe ou não recebe envios.');
    if (section.reviews_uploads !== isReviewed) await uploadSections(db).setReviewed(idSection, isReviewed);
    const word = (isOn: boolean) => `${section.text}: ${isOn ? 'ligada' : 'desligada'}`;
    await audit({
      changes:
        section.reviews_uploads === isReviewed
          ? []
          : [{ field: 'uploadReview', before: word(section.reviews_uploads), after: word(isReviewed) }],
    });
    return { success: true };
  });
}

/** An upload has no training, so a scope of trainings reaches none. */
function reviewerOf(db: TenantDb, actor: AdminActor): UploadReviewer {
  const { idUser, name } = actor;
  return { idUser, name, within: inPeopleReach(db, actor, 'community.moderate') };
}

function presentWaitingUpload(row: ReviewedUpload, media: MediaContext): AdminUpload {
  const address = (key: string): string => (key === '' ? '' : mediaAddress(mediaReference(key), media));
  const url = address(row.file_key);
  return {
    idUserUpload: row.id_user_upload,
    person: { idPerson: row.id_user, name: row.name, department: row.department, photo: address(row.photo) },
    title: row.title,
    description: row.description,
    section: row.section,
    fileName: row.file_name,
    mimetype: row.media_type,
    extension: row.extension,
    url,
    image: address(row.preview_key) || (row.media_type.startsWith('image/') ? url : ''),
    size: row.size,
    duration: row.duration,
    sentAt: toMoment(row.created_at),
  };
}

import * as contract from '@shared-kit/contracts/content';
import { notFound } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { publishFile } from './publish-upload.service.ts';
import { beginUpload, discardUpload, receivePart } from './receive-upload.service.ts';
import { expectUploadSection } from './upload-permits.policy.ts';
import { canDelete, presentOwnUpload, presentUpload } from './uploads.presenter.ts';
import { sentToday, uploadLimits } from './upload-quota.repository.ts';
import { userUploads } from './user-uploads.repository.ts';

/** Serves uploads to a section, from the first byte to the list (A7m-11 to A7m-13). */
export function serveUploads(api: ApiBuilder): void {
  api.handle(contract.listUploads, async (context) => {
    const { params, query, db, session } = context;
    await expectUploadSection(db, params.id);
    const { rows, total } = await userUploads(db).ofSection(params.id, query);
    return { success: true, totalRecords: total, data: rows.map((row) => presentUpload(row, session, context)) };
  });

  api.handle(contract.findUpload, async (context) => {
    const row = await userUploads(context.db).findPublished(context.params.id);
    if (!row) throw notFound();
    return { success: true, data: [presentUpload(row, context.session, context)] };
  });

  api.handle(contract.listOwnUploads, async (context) => {
    const { db, session, now } = context;
    const [rows, used, limits, today] = await Promise.all([
      userUploads(db).own(session.idUser),
      userUploads(db).usedBy(session.idUser),
      uploadLimits(db),
      sentToday(db, session.idUser, now),
    ]);
    return {
      success: true,
      data: rows.map((row) => presentOwnUpload(row, session, context)),
      usedBytes: used.bytes,
      maxBytes: limits.bytes,
      usedFiles: used.files,
      maxFiles: limits.files,
      today: { ...today, maxBytes: limits.dayBytes, maxFiles: limits.dayFiles },
    };
  });

  api.handle(contract.deleteUpload, 'in-steps', async (context) => {
    const row = await context.transaction((db) => userUploads(db).find(context.params.id));
    // An unpublished upload is visible only to its sender.
    if (
      !row ||
      row.state === 'DISCARDED' ||
      (row.state !== 'PUBLISHED' && row.id_user !== context.session.idUser) ||
      !canDelete(row, context.session)
    )
      throw notFound();
    await discardUpload(context, row, ['RECEIVING', 'RECEIVED', 'PUBLISHED']);
    return { success: true };
  });

  api.handle(contract.startUpload, 'in-steps', async (context) => {
    const row = await beginUpload(context);
    const { url } = presentUpload(row, context.session, context);
    return {
      success: true,
      idUserUpload: row.id_user_upload,
      offset: url === '' ? row.received : row.size,
      partSize: contract.UPLOAD_PART_SIZE,
      url,
    };
  });

  api.handle(contract.sendUploadPart, 'in-steps', async (context) => {
    const row = await receivePart(context);
    return { success: true, offset: row.received, url: presentUpload(row, context.session, context).url };
  });

  api.handle(contract.publishUpload, 'in-steps', async (context) => {
    const row = await publishFile(context);
    return {
      success: true,
      data: presentUpload(row, context.session, context),
      isWaiting: row.state !== 'PUBLISHED',
    };
  });
}

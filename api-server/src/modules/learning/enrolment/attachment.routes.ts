import { listTeamAttachments } from '@shared-kit/contracts/learning';
import { notFound } from '../../../platform/errors.ts';
import { downloadName } from '../../../platform/http/content-disposition.rules.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { mediaAddress, mediaReference } from '../../content/index.ts';
import { enrollments } from './enrollment.repository.ts';
import { mediaOf } from '../core/viewer.rules.ts';
import { teamAttachments } from '../classes/team-attachment.repository.ts';

export function attachmentRoutes(api: ApiBuilder): void {
  api.handle(listTeamAttachments, async (context) => {
    const { db, params, query, session } = context;
    if (!(await enrollments(db).hasTeam(session.idUser, params.idTeam))) throw notFound();
    const { rows, total } = await teamAttachments(db).page(params.idTeam, query);
    const media = mediaOf(context);
    return {
      result: rows.map((row) => ({
        idAttachment: row.id_attachment,
        title: row.title,
        format: row.format,
        url: mediaAddress(mediaReference(row.file), media, downloadName(row.title, row.file)),
      })),
      totalRecords: total,
    };
  });
}

import { attachmentFormatOf } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ImportedDocument, WriteContext } from '../../../platform/importing/importer.port.ts';
import type { ClassInput } from './learning-file.schema.ts';
import { teamAttachments } from '../classes/team-attachment.repository.ts';

interface AttachmentsOf {
  readonly document: ImportedDocument<unknown>;
  readonly idTeam: number;
  readonly attachments: ClassInput['attachments'];
}

/** Stores the files of a class and detaches those that the folder no longer has. */
export async function importAttachments(
  db: TenantDb,
  { document, idTeam, attachments }: AttachmentsOf,
  context: WriteContext,
): Promise<void> {
  const files = [];
  for (const { title, file } of attachments) {
    const format = attachmentFormatOf(file);
    // The schema accepts no other file name.
    if (format === undefined) continue;
    files.push({ title, format, file: await context.media(document, file) });
  }
  await teamAttachments(db).replace(idTeam, files);
}

import type { MediaFile } from '@shared-kit/contracts/content';
import { readMediaLibrary } from '@shared-kit/contracts/content';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { openContentItem } from '../content-access.service.ts';
import { mediaAddress } from '../media-address.presenter.ts';
import { withFolders } from './folders.rules.ts';

/** Serves the media library (A7c-18). */
export function serveMediaLibrary(api: ApiBuilder): void {
  api.handle(readMediaLibrary, async (context) => {
    const { params, db, session } = context;
    await openContentItem(db, { idUser: session.idUser, idContentItem: params.idContentItem });
    const files = (await filesOf(db, params.idContentItem)).map((row): MediaFile => ({
      key: row.path,
      isFolder: false,
      url: mediaAddress(row.location, context),
      date: toMoment(row.dated_at),
      size: row.size,
    }));
    return { success: true, files: withFolders(files) };
  });
}

function filesOf(db: TenantDb, idContentItem: number) {
  return db
    .selectFrom('media_files')
    .selectAll()
    .where('id_content_item', '=', idContentItem)
    .orderBy('path')
    .execute();
}

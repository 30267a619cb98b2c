import type { OwnUpload, UserUpload } from '@shared-kit/contracts/content';
import { toMoment } from '@shared-kit/contracts/calendar';
import { isAdministrator } from '@shared-kit/contracts/identity';
import type { Session } from '../../../platform/auth/session.types.ts';
import { mediaAddress, mediaReference } from '../media-address.presenter.ts';
import type { MediaContext } from '../media-address.presenter.ts';
import type { UserUploadRow } from './user-uploads.repository.ts';

type Viewer = Pick<Session, 'idUser' | 'admin'>;

export function canDelete(row: Pick<UserUploadRow, 'id_user'>, { idUser, admin }: Viewer): boolean {
  return row.id_user === idUser || isAdministrator(admin);
}

export function presentUpload(row: UserUploadRow, viewer: Viewer, media: MediaContext): UserUpload {
  const address = (key: string): string => (key === '' ? '' : mediaAddress(mediaReference(key), media));
  const url = row.state === 'RECEIVING' ? '' : address(row.file_key);
  const isImage = row.media_type.startsWith('image/');
  return {
    idUserUpload: row.id_user_upload,
    idSection: row.id_section,
    title: row.title,
    name: row.name,
    description: row.description,
    mimetype: row.media_type,
    extension: row.extension,
    url,
    image: address(row.preview_key) || (isImage ? url : ''),
    size: row.size,
    duration: row.duration,
    sentAt: toMoment(row.created_at),
    author: { name: row.author_name, photo: row.author_photo === '' ? '' : address(row.author_photo) },
    canDelete: canDelete(row, viewer),
  };
}

export function presentOwnUpload(row: UserUploadRow, viewer: Viewer, media: MediaContext): OwnUpload {
  return {
    ...presentUpload(row, viewer, media),
    // A discarded upload is never listed.
    state: row.state === 'DISCARDED' ? 'RECEIVING' : row.state,
    review: row.state === 'RECEIVED' && row.review !== 'APPROVED' ? row.review : null,
    reviewReason: row.review_reason,
    idUpload: row.id_upload,
    received: row.received,
    lastModified: Number(row.last_modified),
  };
}

import type { UserListItem } from '@shared-kit/contracts/identity';

/** Returns the path of one upload (A2r-13). */
export function uploadPath(idUserUpload: number, idSection?: number | null): string {
  return idSection == null ? `/userupload/${idUserUpload}` : `/userupload/${idUserUpload}?idSection=${idSection}`;
}

/** Returns the path of the user's uploads with the upload form (A2r-14). */
export function sendUploadPath(idSection?: number | null): string {
  return idSection == null ? '/uploads/userContent' : `/uploads/userContent?idSection=${idSection}`;
}

/** Returns the path of a message (A2r-24). */
export function messagePath(idMessage: number): string {
  return `/messages/${idMessage}`;
}

/** Returns the path of another user's profile (A2r-21). */
export function personPath({ name, email, photo }: Pick<UserListItem, 'name' | 'email' | 'photo'>): string {
  const search = new URLSearchParams({ nome: name, email, ...(photo === '' ? {} : { photo }) });
  return `/PerfilUsuario?${search}`;
}

import { randomBytes } from 'node:crypto';

const folderOf = (idApp: number, idUser: number): string => `t${idApp}/photos/${idUser}/`;

/** A key of its own for every upload, not one made of the content: two people may upload the same picture, and one of them take it back. */
export function newPhotoKey(idApp: number, idUser: number): string {
  return `${folderOf(idApp, idUser)}${randomBytes(16).toString('hex')}.jpg`;
}

/** Whether a photo is one that the person uploaded; what an import brought may be shown elsewhere too. */
export function isOwnPhoto(key: string, idApp: number, idUser: number): boolean {
  return key.startsWith(folderOf(idApp, idUser));
}

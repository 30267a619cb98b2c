import { randomBytes } from 'node:crypto';

const folderOf = (idApp: number, idUser: number): string => `t${idApp}/photos/${idUser}/`;

/**
 * Returns a unique key for every upload. It is not derived from the content, because two people may upload the same
 * picture and one of them may delete it.
 */
export function newPhotoKey(idApp: number, idUser: number): string {
  return `${folderOf(idApp, idUser)}${randomBytes(16).toString('hex')}.jpg`;
}

/** Returns true when the person uploaded the photo. An imported photo may be shown elsewhere too. */
export function isOwnPhoto(key: string, idApp: number, idUser: number): boolean {
  return key.startsWith(folderOf(idApp, idUser));
}

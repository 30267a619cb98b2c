/** Folder of the files that one person has sent; keys below it are random, since two people may send the same and one take it back. */
export function personalFolder(idApp: number, idUser: number): string {
  return `t${idApp}/uploads/${idUser}/`;
}

/** Whether a file was sent by a person, and not brought in with the tenant's folder. */
export function isPersonal(key: string): boolean {
  return /^t\d+\/uploads\//.test(key);
}

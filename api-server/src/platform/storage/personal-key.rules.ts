/**
 * Returns the folder of the files that one person has uploaded. Keys below it are random, since two people may upload
 * the same file and one may delete it.
 */
export function personalFolder(idApp: number, idUser: number): string {
  return `t${idApp}/uploads/${idUser}/`;
}

/** Returns the address of an export of a company. */
export function exportKey(idApp: number, name: string): string {
  return `t${idApp}/exports/${name}.zip`;
}

/** Returns true for an export of a company, which is only ever downloaded and never cached or backed up. */
export function isExport(key: string): boolean {
  return /^t\d+\/exports\//.test(key);
}

/** Returns true when a person uploaded the file, false when it was imported with the tenant's folder. */
export function isPersonal(key: string): boolean {
  return /^t\d+\/uploads\//.test(key);
}

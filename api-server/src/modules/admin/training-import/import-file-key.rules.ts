const own = /^(t\d+)\/trainings\/([0-9a-f]{64})-[0-9a-f]+\.zip$/;

/**
 * Returns the address of the ZIP of one import. It is of this import alone, also when another import or a SCORM package
 * has the same bytes, so that it can be removed without asking who else uses it.
 */
export function importFileKey(
  idApp: number,
  { sha256, unique }: { readonly sha256: string; readonly unique: string },
): string {
  return `t${idApp}/trainings/${sha256}-${unique}.zip`;
}

/** Returns false for an import of before such addresses: its ZIP may be that of a SCORM package or of another import. */
export function isOwnFile(key: string): boolean {
  return own.test(key);
}

/** Returns what names the bytes of the ZIP: the address that a file of the company with these bytes has. */
export function bytesOfImport(key: string): string {
  const [, tenant = '', sha256 = ''] = own.exec(key) ?? [];
  return tenant === '' ? key : `${tenant}/${sha256.slice(0, 2)}/${sha256.slice(2, 40)}.zip`;
}

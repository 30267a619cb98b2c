/** Time after which the address of a saved file is revoked, in milliseconds: the browser reads it after the click. */
const REVOKE_AFTER_MS = 10_000;

/**
 * Offers a file to the browser for download.
 * @param name name of the file, with its extension
 * @example
 * saveFile(await call(exportPeople, { body }), 'pessoas.csv');
 */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  follow(address, name);
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}

/**
 * Lets the browser download what an address serves, under the name that the server gives it. The file never is in the
 * page's memory.
 * @example
 * openDownload(urlOf(downloadExport, { params: { idExport } }));
 */
export function openDownload(address: string): void {
  follow(address, '');
}

function follow(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

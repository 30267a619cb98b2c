/** Time after which the file's address is revoked, in milliseconds: the tab that shows it has read it by then. */
const REVOKED_AFTER_MS = 60_000;

/** Opens a file in a tab of its own; a browser that blocks the tab saves the file under the name. */
export function showFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  if (!window.open(address, '_blank')) {
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
  }
  setTimeout(() => URL.revokeObjectURL(address), REVOKED_AFTER_MS);
}

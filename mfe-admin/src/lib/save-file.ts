/** Offers a file to the browser for download under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revokes the address later, because the browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Lets the browser download what an address serves. Nothing of it is in the page's memory. */
export function openDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Offers a text to the browser for download under a name. */
export function saveTextFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revokes the address later, because the browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

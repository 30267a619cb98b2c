/** Whether a file has the recorded bytes, as the browser's cache or the server gives it; false where none came. `integrity` as in a script element. */
export async function isIntact(address: string, integrity: string): Promise<boolean> {
  const response = await fetch(address, { integrity, cache: 'force-cache', credentials: 'omit' }).catch(
    () => undefined,
  );
  return response?.ok ?? false;
}

/**
 * Returns whether a file, from the browser's cache or from the server, has the recorded bytes. Returns false when no
 * file arrives. `integrity` has the format of the attribute of a script element.
 */
export async function isIntact(address: string, integrity: string): Promise<boolean> {
  const response = await fetch(address, { integrity, cache: 'force-cache', credentials: 'omit' }).catch(
    () => undefined,
  );
  return response?.ok ?? false;
}

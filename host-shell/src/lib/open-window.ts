/**
 * Opens a new window for an address that has yet to be asked for. The window comes first: browsers allow one only in the very moment of a
 * click. Where they allow none, this window goes there itself.
 * @throws what `ask` throws; the new window is closed then.
 */
export async function openWindow(ask: () => Promise<string>): Promise<void> {
  const opened = window.open('about:blank', '_blank');
  // Whoever is shown there has no hold of this page.
  if (opened) opened.opener = null;
  try {
    const address = await ask();
    (opened ?? window).location.replace(address);
  } catch (error) {
    opened?.close();
    throw error;
  }
}

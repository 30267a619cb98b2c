/**
 * Opens a new window for an address that `ask` still has to request. The window opens first, because browsers allow one
 * only during the click. When they block it, this window navigates instead.
 * @throws what `ask` throws, after closing the new window
 */
export async function openWindow(requestAddress: () => Promise<string>): Promise<void> {
  const opened = window.open('about:blank', '_blank');
  // Removes the opened page's access to this page.
  if (opened) opened.opener = null;
  try {
    const address = await requestAddress();
    (opened ?? window).location.replace(address);
  } catch (error) {
    opened?.close();
    throw error;
  }
}

/** Why the worker showed a kept page that the server had not confirmed: it could not be asked, or did not answer in time. Undefined for a page that is the one of now. */
export function unconfirmedFor(): 'offline' | 'slow' | undefined {
  const why = document.documentElement.dataset['unconfirmed'];
  return why === 'offline' || why === 'slow' ? why : undefined;
}

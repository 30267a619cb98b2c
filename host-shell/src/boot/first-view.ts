import { FIRST_VIEW_ID } from '@shared-kit/contracts/page-start';

/** Time after which the first view gives way to the page in whatever state it is, in milliseconds. */
const AT_MOST_MS = 10_000;

/**
 * Removes the first view that the server wrote, as soon as the page shows its own content, asks something or is at
 * another address.
 */
export function replaceFirstView(root: HTMLElement): void {
  const view = document.getElementById(FIRST_VIEW_ID);
  if (!view) return;
  const { pathname } = location;
  const observer = new MutationObserver(() => {
    if (isShown(root) || location.pathname !== pathname) remove();
  });
  const timer = setTimeout(remove, AT_MOST_MS);
  observer.observe(document.body, { childList: true, subtree: true });

  function remove(): void {
    clearTimeout(timer);
    observer.disconnect();
    view?.remove();
  }
}

/** Returns whether the page has its title, content without placeholders, or a dialog. Parts below may still load. */
function isShown(root: HTMLElement): boolean {
  if (document.querySelector('[role=dialog],[role=alertdialog]')) return true;
  const main = root.querySelector('main');
  if (!main?.textContent.trim()) return false;
  return Boolean(main.querySelector('h1')?.textContent) || !main.querySelector('[role=status][aria-label=Carregando]');
}

import { FIRST_REPLIES_ID } from '@shared-kit/contracts/page-start';
import type { FirstReplies } from '@shared-kit/contracts/page-start';

/**
 * Returns the replies that the server wrote into the page, if they belong to the person of this browser's session. A page
 * for another person also hides its first view.
 */
export function firstReplies(viewer: Readonly<Record<string, unknown>>): FirstReplies['replies'] {
  const element = document.getElementById(FIRST_REPLIES_ID);
  if (!element?.textContent) return [];
  const { idUser, replies } = JSON.parse(element.textContent) as FirstReplies;
  // Personal data does not stay in the document.
  element.remove();
  if (idUser === viewer['idUser']) return replies;
  refuseFirstView();
  return [];
}

/** Hides a first view that belongs to nobody in this browser; the element follows in the document. */
export function refuseFirstView(): void {
  document.documentElement.dataset['firstView'] = 'refused';
}

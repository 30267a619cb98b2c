/**
 * Focuses an element that replaces a focused form, so that keyboard and screen reader continue there. Used as its
 * `ref`.
 */
export function moveFocus(element: HTMLElement | null): void {
  element?.focus();
}

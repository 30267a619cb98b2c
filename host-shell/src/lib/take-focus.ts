/** As the `ref` of what takes the place of a form that had focus: keyboard and screen reader go on there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

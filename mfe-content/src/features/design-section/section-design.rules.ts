import type { SectionDesign } from '@shared-kit/contracts/identity';

/** Returns whether a section sets colours or text styles; most do not and need no stylesheet. */
export function isDesigned({
  general,
  itemText,
  itemDescription,
  firstItemText,
  firstItemDescription,
}: SectionDesign): boolean {
  const texts = [itemText, itemDescription, firstItemText, firstItemDescription];
  return (
    general.backgroundColor !== '' || general.columnColor !== '' || texts.some((text) => Object.keys(text).length > 0)
  );
}

/** Returns the number of emphasized items at the top of a list: one, or the number that the design sets. */
export function firstItems({ menuitem }: SectionDesign): number {
  return menuitem.showEmphasis ? Math.max(1, menuitem.emphasisNumber) : 1;
}

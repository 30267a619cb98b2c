import type { SectionDesign } from 'shared-kit/contracts/identity';

/** Whether a section says anything of its colours and texts; most say nothing, and need no stylesheet. */
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

/** How many items of a list are first ones: one, or as many as the design emphasizes. */
export function firstItems({ menuitem }: SectionDesign): number {
  return menuitem.showEmphasis ? Math.max(1, menuitem.emphasisNumber) : 1;
}

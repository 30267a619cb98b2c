import { CONTENT_PAGE_SIZE } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { MenuSection, SectionDesign } from '@shared-kit/contracts/identity';
import type { FirstCards, FirstPart, FirstView } from '../../../platform/page-start.port.ts';
import { itemCard } from './first-home.rules.ts';

/** How the screen of a section type begins. */
export interface FirstScreen {
  /** True when the screen loads its items page by page, false when it loads all of them at once. */
  readonly isPaged: boolean;
  /** Look of the items; undefined for items that have a look of their own, which only the page knows. */
  readonly items?: Omit<FirstCards, 'kind' | 'title' | 'cards' | 'note'>;
  readonly hasDescription?: boolean;
}

const withoutPreview: FirstScreen = { isPaged: true };
const allAtOnce: FirstScreen = { isPaged: false };

/** Screens by section type (mfe-content, `section-screens.rules`). Types that are missing here show no list of items. */
const screens: Readonly<Record<number, FirstScreen>> = {
  1: allAtOnce,
  2: { isPaged: true, items: { flow: 'grid', look: 'card' }, hasDescription: true },
  3: { isPaged: false, items: { flow: 'grid', look: 'card', ratio: '1/1', width: 'half' } },
  5: withoutPreview,
  6: withoutPreview,
  7: withoutPreview,
  8: allAtOnce,
  9: withoutPreview,
  10: { isPaged: true, items: { flow: 'grid', look: 'card', width: 'wide' } },
  11: withoutPreview,
  12: withoutPreview,
  13: allAtOnce,
  31: withoutPreview,
  32: { isPaged: true, items: { flow: 'grid', look: 'card' }, hasDescription: true },
  33: withoutPreview,
  36: { isPaged: true, items: { flow: 'lines', look: 'line' }, hasDescription: true },
  38: withoutPreview,
  48: allAtOnce,
  49: allAtOnce,
  59: { isPaged: true, items: { flow: 'grid', look: 'line', width: 'line' }, hasDescription: true },
  60: withoutPreview,
  61: withoutPreview,
};

export function screenOfSection({ idSectionType }: MenuSection): FirstScreen | undefined {
  return screens[idSectionType];
}

interface OpenedSection {
  readonly section: MenuSection;
  readonly screen: FirstScreen;
  readonly design: SectionDesign | undefined;
  readonly reply: { readonly content: readonly ContentItem[]; readonly totalRecord?: number };
}

/** Returns the first view of a section; undefined for one with colours or a frame of its own. */
export function firstSection({ section, screen, design, reply }: OpenedSection): FirstView | undefined {
  if (design && isDesigned(design)) return undefined;
  const { text, description } = section.menuOption;
  const { content, totalRecord: total } = reply;
  const heading: FirstPart = { kind: 'heading', title: text, text: description };
  if (!screen.items || content.length === 0) return [heading];
  const isLong = total !== undefined && total > CONTENT_PAGE_SIZE;
  return [
    heading,
    ...(isLong ? [{ kind: 'controls', lines: 2 } as const] : []),
    {
      kind: 'cards',
      title: '',
      ...(total === undefined ? {} : { note: found(content.length, total) }),
      ...screen.items,
      cards: content.map((item) => ({
        ...itemCard(item),
        ...(screen.hasDescription ? { text: item.description } : {}),
      })),
    },
  ];
}

/** Returns whether a section has colours, text styles or a frame of its own. */
function isDesigned({ general, ...design }: SectionDesign): boolean {
  const { itemText, itemDescription, firstItemText, firstItemDescription } = design;
  const texts = [itemText, itemDescription, firstItemText, firstItemDescription];
  return (
    !general.showTopBar ||
    general.backgroundColor !== '' ||
    general.columnColor !== '' ||
    texts.some((style) => Object.keys(style).length > 0)
  );
}

/** Number of items above a list (mfe-content, `paged-list`). */
function found(shown: number, total: number): string {
  const all = total.toLocaleString('pt-BR');
  if (shown < total) return `${shown.toLocaleString('pt-BR')} de ${all} conteúdos`;
  return total === 1 ? '1 conteúdo' : `${all} conteúdos`;
}

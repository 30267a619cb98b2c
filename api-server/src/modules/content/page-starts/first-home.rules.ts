import type { ContentItem, ItemsInProgress } from '@shared-kit/contracts/content';
import { contentTypeLabel } from '@shared-kit/contracts/content';
import type { Design, MenuSection } from '@shared-kit/contracts/identity';
import type { FirstCard, FirstPart, FirstView } from '../../../platform/page-start.port.ts';

/** Texts of the page (mfe-content, `browse-home`). */
const labels = {
  greeting: (firstName: string) => `Olá, ${firstName}`,
  invitation: 'O que vamos aprender hoje?',
  goOn: 'Continue de onde parou',
  alsoStarted: 'Você também começou',
  continue: (item: string) => `Continuar: ${item}`,
  training: 'Treinamento',
  content: 'Conteúdo',
};

/** Number of rows that the home waits for (mfe-content, `useHomeRows`). */
const FIRST_ROWS = 2;

/** Section types that lead to other sections: mosaic, map and the two kinds of menu tiles. */
const menuTypes: ReadonlySet<number> = new Set([1, 4, 48, 49]);

interface HomeRow {
  readonly section: MenuSection;
  /** True when the row shows the child sections and loads no items. */
  readonly isHub: boolean;
}

/** Row with its items; undefined when the call was refused. */
interface LoadedRow extends HomeRow {
  readonly items: readonly ContentItem[] | undefined;
}

/** Returns whether a home of this style shows items of its sections. */
export const loadsRows = ({ homeType }: Pick<Design, 'homeType'>): boolean =>
  homeType === 'carousel' || homeType === 'fullscreen';

/** Returns the first rows of a home: sections of the top level, in menu order. */
export function firstRows(menu: readonly MenuSection[]): readonly HomeRow[] {
  return topSections(menu)
    .slice(0, FIRST_ROWS)
    .map((section) => ({
      section,
      isHub: menuTypes.has(section.idSectionType) && childrenOf(menu, section).length > 0,
    }));
}

interface Home {
  /** Whole name of the person. */
  readonly name: string;
  readonly menu: readonly MenuSection[];
  readonly design: Design;
  readonly started: ItemsInProgress;
  readonly rows: readonly LoadedRow[];
}

/** Returns the first view of a home in the style of its design. */
export function firstHome({ name, menu, design, started, rows }: Home): FirstView | undefined {
  const [firstName = name] = name.split(' ');
  const heading: FirstPart = { kind: 'heading', title: labels.greeting(firstName), text: labels.invitation };
  switch (design.homeType) {
    case 'fullscreen':
      return stageOf(started, rows);
    case 'carousel':
      return [heading, ...startedParts(started), ...rows.flatMap((row) => rowOf(row, menu))];
    case 'row':
      return [heading, ...startedParts(started), linesOf(menu)];
    case 'mosaic':
      // The tiles have their own sizes, which only the page knows.
      return [heading, ...startedParts(started)];
  }
}

function startedParts({ content, training }: ItemsInProgress): readonly FirstPart[] {
  const [item, ...others] = content;
  if (training) {
    const { title, image } = training;
    return [resumeOf({ title, picture: image, label: labels.training }), ...alsoStarted(content)];
  }
  if (!item) return [];
  return [resumeOf({ title: item.text, picture: item.image, label: kindOf(item) }), ...alsoStarted(others)];
}

function resumeOf({ title, picture, label }: Required<Pick<FirstCard, 'title' | 'picture' | 'label'>>): FirstPart {
  return { kind: 'resume', heading: labels.goOn, title: labels.continue(title), label, picture };
}

function alsoStarted(items: readonly ContentItem[]): readonly FirstPart[] {
  if (items.length === 0) return [];
  return [{ kind: 'cards', title: labels.alsoStarted, flow: 'row', look: 'card', cards: items.map(itemCard) }];
}

function rowOf({ section, isHub, items }: LoadedRow, menu: readonly MenuSection[]): readonly FirstPart[] {
  const title = section.menuOption.text;
  const sections = childrenOf(menu, section);
  if (isHub) {
    return [{ kind: 'cards', title, flow: 'row', look: 'tile', cards: sections.map(sectionCard) }];
  }
  const cards = [...(items ?? []).map(itemCard), ...sections.map(sectionCard)];
  return cards.length === 0 ? [] : [{ kind: 'cards', title, flow: 'row', look: 'card', cards }];
}

function linesOf(menu: readonly MenuSection[]): FirstPart {
  const cards = topSections(menu).map((section) => ({ ...sectionCard(section), text: section.menuOption.description }));
  return { kind: 'cards', title: '', flow: 'lines', look: 'line', cards };
}

/** One item fills the window: what was used last, or the first new one with a picture. */
function stageOf({ content, training }: ItemsInProgress, rows: readonly LoadedRow[]): FirstView | undefined {
  if (training) {
    return [{ kind: 'stage', title: training.title, label: labels.training, text: '', picture: training.image }];
  }
  const isFresh = ({ image, completed }: ContentItem): boolean => image !== '' && completed === 'NULL';
  const item = content[0] ?? rows.flatMap(({ items = [] }) => items ?? []).find(isFresh);
  if (!item) return undefined;
  return [{ kind: 'stage', title: item.text, label: kindOf(item), text: item.description, picture: item.image }];
}

const topSections = (menu: readonly MenuSection[]): readonly MenuSection[] =>
  menu.filter(({ menuOption }) => menuOption.parentIdSection === null);

const childrenOf = (menu: readonly MenuSection[], { idSection }: MenuSection): readonly MenuSection[] =>
  menu.filter(({ menuOption }) => menuOption.parentIdSection === idSection);

const kindOf = ({ idContentType }: ContentItem): string => contentTypeLabel(idContentType) ?? labels.content;

export const itemCard = (item: ContentItem): FirstCard => ({
  title: item.text,
  picture: item.image,
  label: kindOf(item),
});

const sectionCard = ({ menuOption }: MenuSection): FirstCard => ({
  title: menuOption.text,
  picture: menuOption.image,
});

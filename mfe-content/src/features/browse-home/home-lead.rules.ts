import { contentType } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { labels } from './labels.ts';

/** Item that can be shown large at the top of a home, with its section. */
export interface Lead {
  readonly item: ContentItem;
  readonly section: MenuSection | undefined;
  readonly isBegun: boolean;
}

interface ShownRow {
  readonly section: MenuSection;
  readonly items: readonly ContentItem[] | undefined;
}

/** Maximum number of leads. */
const LEADS = 5;

/** Returns the item that was started last, then the first items with a picture, section by section. */
export function homeLeads(inProgress: readonly ContentItem[], rows: readonly ShownRow[]): readonly Lead[] {
  const begun = inProgress.slice(0, 1).map((item) => ({
    item,
    section: rows.find(({ section }) => section.idSection === item.idSection)?.section,
    isBegun: true,
  }));
  const fresh = rows.flatMap(({ section, items = [] }) =>
    items
      .filter((item) => item.image !== '' && item.completed === 'NULL')
      .map((item) => ({ item, section, isBegun: false })),
  );
  const seen = new Set<number>();
  return [...begun, ...fresh]
    .filter(({ item }) => !seen.has(item.idContentItem) && seen.add(item.idContentItem))
    .slice(0, LEADS);
}

const verbs: Readonly<Record<number, string>> = {
  [contentType.audio]: labels.hear,
  [contentType.video]: labels.watch,
  [contentType.live]: labels.watch,
  [contentType.playlist]: labels.watch,
  [contentType.post]: labels.read,
  [contentType.article]: labels.read,
};

/** Returns the button label: the action for the item's content type. */
export function leadVerb({ item, isBegun }: Lead): string {
  return isBegun ? labels.carryOn : (verbs[item.idContentType] ?? labels.open);
}

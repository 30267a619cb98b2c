import { contentType } from '@shared-kit/contracts/content';
import type { ContentItem, TrainingInProgress } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { labels } from './labels.ts';
import { resumed } from './resume.rules.ts';
import type { Resumed, Started } from './resume.rules.ts';

/** Content or training that can be shown large at the top of a home; a content item with its section. */
export type Lead =
  | { readonly kind: 'training'; readonly training: TrainingInProgress }
  | {
      readonly kind: 'content';
      readonly item: ContentItem;
      readonly section: MenuSection | undefined;
      readonly isStarted: boolean;
    };

interface ShownRow {
  readonly section: MenuSection;
  readonly items: readonly ContentItem[] | undefined;
}

/** Maximum number of leads. */
const LEADS = 5;

/** Returns what was started last, then the first items with a picture, section by section. */
export function homeLeads(started: Started, rows: readonly ShownRow[]): readonly Lead[] {
  const { first } = resumed(started);
  const fresh = rows.flatMap(({ section, items = [] }) =>
    items
      .filter((item) => item.image !== '' && item.completed === 'NULL')
      .map((item) => ({ kind: 'content' as const, item, section, isStarted: false })),
  );
  const seen = new Set<string>();
  return [...(first ? [startedLead(first, rows)] : []), ...fresh]
    .filter((lead) => !seen.has(leadKey(lead)) && seen.add(leadKey(lead)))
    .slice(0, LEADS);
}

function startedLead(first: Resumed, rows: readonly ShownRow[]): Lead {
  if (first.kind === 'training') return first;
  const { item } = first;
  const row = rows.find(({ section }) => section.idSection === item.idSection);
  return { kind: 'content', item, section: row?.section, isStarted: true };
}

/** Returns a key that is unique in a list of leads. */
export const leadKey = (lead: Lead): string =>
  lead.kind === 'training' ? `training-${lead.training.idEnrollment}` : `content-${lead.item.idContentItem}`;

/** Returns the title and the picture of a lead. */
export function leadCover(lead: Lead): { title: string; image: string } {
  if (lead.kind === 'training') return lead.training;
  return { title: lead.item.text, image: lead.item.image };
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
export function leadVerb(lead: Lead): string {
  if (lead.kind === 'training' || lead.isStarted) return labels.carryOn;
  return verbs[lead.item.idContentType] ?? labels.open;
}

import { contentType, contentTypeLabel } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import { dayKey } from '@shared-kit/contracts/calendar';
import type { IconName } from '@shared-kit/ui';

const icons: Readonly<Record<number, IconName>> = {
  [contentType.audio]: 'audio',
  [contentType.video]: 'play-circle',
  [contentType.post]: 'news',
  [contentType.site]: 'globe',
  [contentType.article]: 'book',
  [contentType.live]: 'live',
  [contentType.playlist]: 'list',
  [contentType.externalLink]: 'external-link',
  [contentType.free]: 'file-text',
  [contentType.journeyList]: 'route',
  [contentType.journey]: 'route',
  [contentType.journeyCards]: 'route',
  [contentType.impactMenu]: 'grid',
  [contentType.file]: 'download',
  [contentType.pdf]: 'file-text',
  [contentType.link]: 'external-link',
};

/** Returns the label and the icon of a content type. A type without a label is plain content. */
export function contentKind(idContentType: number): { label: string; icon: IconName } {
  return { label: contentTypeLabel(idContentType) ?? 'Conteúdo', icon: icons[idContentType] ?? 'file' };
}

/** Returns whether an item is live: it starts today in São Paulo (A2s-42, decision 23). */
export function isLiveToday({ initDate }: Pick<ContentItem, 'initDate'>, now: Date): boolean {
  return initDate !== null && dayKey(initDate) === dayKey(now);
}

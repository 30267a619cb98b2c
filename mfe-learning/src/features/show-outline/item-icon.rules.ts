import { contentType } from '@shared-kit/contracts/content';
import type { OutlineItem } from '@shared-kit/contracts/learning';
import type { IconName } from '@shared-kit/ui';

const icons: Readonly<Record<number, IconName>> = {
  [contentType.audio]: 'audio',
  [contentType.video]: 'video',
  [contentType.live]: 'video',
  [contentType.playlist]: 'video',
  [contentType.file]: 'file',
  [contentType.pdf]: 'file-text',
  [contentType.scorm]: 'training',
  [contentType.link]: 'link',
  [contentType.externalLink]: 'link',
};

/** Returns the icon of an item's kind; the text beside it names the kind. */
export function itemIcon({ elementType, idContentType }: Pick<OutlineItem, 'elementType' | 'idContentType'>): IconName {
  if (elementType === 'EVALUATION') return 'evaluation';
  return (idContentType === null ? undefined : icons[idContentType]) ?? 'file-text';
}

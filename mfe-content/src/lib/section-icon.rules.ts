import type { IconName } from '@shared-kit/ui';

/** Icon of a section by its type number (decision 21). */
const icons: Readonly<Record<number, IconName>> = {
  1: 'grid',
  2: 'layers',
  3: 'grid',
  4: 'map',
  5: 'play-square',
  6: 'users',
  7: 'news',
  8: 'presentation',
  9: 'podcast',
  10: 'play-circle',
  11: 'live',
  12: 'download',
  13: 'play-square',
  14: 'users',
  18: 'file-text',
  19: 'calendar',
  20: 'chat',
  21: 'upload',
  25: 'folder',
  31: 'news',
  32: 'route',
  33: 'audio',
  36: 'list',
  38: 'layers',
  43: 'clipboard-check',
  45: 'external-link',
  48: 'layers',
  49: 'image',
  52: 'settings',
  58: 'external-link',
  59: 'list',
  60: 'list',
  61: 'file-text',
};

export function sectionIcon(idSectionType: number): IconName {
  return icons[idSectionType] ?? 'circle-dot';
}

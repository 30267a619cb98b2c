import type { MenuSection } from '@shared-kit/contracts/identity';
import type { VideoProvider } from './playlist.endpoints.ts';

/**
 * Returns the path of a content item's viewer (A2r-09). With its section, previous and next follow that section's
 * order.
 */
export function contentPath(idContentItem: number, idSection?: number | null): string {
  return idSection == null ? `/content/${idContentItem}` : `/content/${idContentItem}?idSection=${idSection}`;
}

/** Returns the path of a chat room (A2r-29). */
export function chatPath(idChatRoom: number): string {
  return `/chat/${idChatRoom}`;
}

/** Returns the path of one video of a playlist (A2r-10, A2r-11), with the content item of the playlist. */
export function videoPath(
  provider: VideoProvider,
  idVideo: string,
  of: { idContentItem: number; idContentType: number; idSection?: number | null },
): string {
  const section = of.idSection == null ? '' : `idSection=${of.idSection}&`;
  return `/${provider === 'youtube' ? 'ytplayer' : 'wtplayer'}/${idVideo}?${section}content=${of.idContentItem}&type=${of.idContentType}`;
}

/** Returns the path of a live or recorded broadcast (A2r-12). */
export function livePath(idContentItem: number, idSection?: number | null): string {
  return idSection == null ? `/liveplayer/${idContentItem}` : `/liveplayer/${idContentItem}?idSection=${idSection}`;
}

/** Returns the path of a section (A2r-15). An entry with `sectionTo` leads to that section. */
export function sectionPath({ idSection, menuOption }: Pick<MenuSection, 'idSection' | 'menuOption'>): string {
  return `/${slugOf(menuOption.text)}/${menuOption.sectionTo ?? idSection}`;
}

/** Returns the path of the card menu of a section's subsections (A2r-17). */
export function cardMenuPath(idSection: number): string {
  return `/cardMenu/${idSection}`;
}

/**
 * First segments of the portal's other two-segment routes; the slug of a section with the same name gets the prefix
 * `secao-`.
 */
const reservedWords: ReadonlySet<string> = new Set([
  'content',
  'ytplayer',
  'wtplayer',
  'liveplayer',
  'userupload',
  'uploads',
  'cardmenu',
  'messages',
  'chat',
  'level',
  'node',
  'lessons',
  'learning',
  'evaluations',
  'evaluation',
  'myjourney',
  'catalog',
  'search',
  'plans',
  'certificate-authenticity',
  'login',
]);

/** Returns the slug of a text: 'Prevenção de perdas' → `prevencao-de-perdas`. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (slug === '') return 'secao';
  return reservedWords.has(slug) ? `secao-${slug}` : slug;
}

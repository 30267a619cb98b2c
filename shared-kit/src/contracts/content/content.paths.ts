import type { MenuSection } from 'shared-kit/contracts/identity';
import type { VideoProvider } from './playlist.endpoints.ts';

/** A content item's viewer (A2r-09). With its section, previous and next walk through that section. */
export function contentPath(idContentItem: number, idSection?: number | null): string {
  return idSection == null ? `/content/${idContentItem}` : `/content/${idContentItem}?idSection=${idSection}`;
}

/** A chat room (A2r-29). */
export function chatPath(idChatRoom: number): string {
  return `/chat/${idChatRoom}`;
}

/** One video of a playlist (A2r-10, A2r-11), with the content whose playlist it is in. */
export function videoPath(
  provider: VideoProvider,
  idVideo: string,
  of: { idContentItem: number; idContentType: number; idSection?: number | null },
): string {
  const section = of.idSection == null ? '' : `idSection=${of.idSection}&`;
  return `/${provider === 'youtube' ? 'ytplayer' : 'wtplayer'}/${idVideo}?${section}content=${of.idContentItem}&type=${of.idContentType}`;
}

/** A live or recorded broadcast (A2r-12). */
export function livePath(idContentItem: number, idSection?: number | null): string {
  return idSection == null ? `/liveplayer/${idContentItem}` : `/liveplayer/${idContentItem}?idSection=${idSection}`;
}

/** A section's screen (A2r-15). An entry with `sectionTo` leads to that section. */
export function sectionPath({ idSection, menuOption }: Pick<MenuSection, 'idSection' | 'menuOption'>): string {
  return `/${slugOf(menuOption.text)}/${menuOption.sectionTo ?? idSection}`;
}

/** The sections below one, as cards (A2r-17). */
export function cardMenuPath(idSection: number): string {
  return `/cardMenu/${idSection}`;
}

/** First words of the portal's other routes of two segments; a section named like one gets `secao-` before it. */
const takenWords: ReadonlySet<string> = new Set([
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

/** 'Prevenção de perdas' → `prevencao-de-perdas`. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (slug === '') return 'secao';
  return takenWords.has(slug) ? `secao-${slug}` : slug;
}

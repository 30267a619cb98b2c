import type { MenuSection } from 'shared-kit/contracts/identity';

/** A content item's viewer (A2r-09). With its section, previous and next walk through that section. */
export function contentPath(idContentItem: number, idSection?: number | null): string {
  return idSection == null ? `/content/${idContentItem}` : `/content/${idContentItem}?idSection=${idSection}`;
}

/** A section's screen (A2r-15). An entry with `sectionTo` leads to that section. */
export function sectionPath({ idSection, menuOption }: Pick<MenuSection, 'idSection' | 'menuOption'>): string {
  return `/${slugOf(menuOption.text)}/${menuOption.sectionTo ?? idSection}`;
}

/** First words of the portal's other routes of two segments; a section named like one gets `secao-` before it. */
const takenWords: ReadonlySet<string> = new Set([
  'content', 'ytplayer', 'wtplayer', 'liveplayer', 'userupload', 'uploads', 'cardmenu', 'messages', 'chat', 'level', 'node', 'lessons',
  'learning', 'evaluations', 'evaluation', 'myjourney', 'catalog', 'search', 'plans', 'certificate-authenticity', 'login',
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

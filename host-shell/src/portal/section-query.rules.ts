import type { MenuSection } from '@shared-kit/contracts/identity';

/** A2r-16: returns the path of a section in the menu for its other address, `/{slug}?idSection=12`. */
export function sectionOfQuery(
  { pathname, search }: { pathname: string; search: string },
  menu: readonly MenuSection[],
): string | undefined {
  const [, slug] = /^\/([^/]+)\/?$/.exec(pathname) ?? [];
  const query = new URLSearchParams(search);
  const id = query.get('idSection') ?? '';
  if (slug === undefined || !menu.some(({ idSection }) => String(idSection) === id)) return undefined;
  query.delete('idSection');
  return `/${slug}/${id}${query.size > 0 ? `?${query}` : ''}`;
}

import type { MenuSection } from 'shared-kit/contracts/identity';

/** A2r-16: `/{slug}?idSection=12` is another way to write a section's address. The path of the section, where the menu has it. */
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

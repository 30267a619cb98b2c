import type { Crumb } from '@shared-kit/runtime/router';

/** Maximum length of a title in the header (A9-14). */
const MAX_TITLE = 40;

/** Maximum length of a breadcrumb (B5-65). */
const MAX_CRUMB = { small: 13, large: 25 } as const;

/** Cuts a title to the 40 characters that fit the header. */
export function headerTitle(title: string): string {
  return cut(title, MAX_TITLE);
}

/**
 * Returns the breadcrumb text of a parent page: in capitals and cut; uses the short title only when it is a real one
 * (B5-66).
 */
export function crumbText({ title, shortTitle = '' }: Crumb, screen: keyof typeof MAX_CRUMB): string {
  const short = shortTitle.trim();
  const chosen = short === '' || short.toLocaleUpperCase('pt-BR') === 'TÍTULO CURTO' ? title : short;
  return cut(chosen.toLocaleUpperCase('pt-BR'), MAX_CRUMB[screen]);
}

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max).trimEnd()}…` : text;
}

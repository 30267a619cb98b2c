import type { Crumb } from 'shared-kit/router';

/** A9-14. */
const MAX_TITLE = 40;

/** B5-65. */
const MAX_CRUMB = { small: 13, large: 25 } as const;

/** A title that fits the header: at most 40 characters of it. */
export function headerTitle(title: string): string {
  return cut(title, MAX_TITLE);
}

/** A page above the present one, as the breadcrumb names it: in capitals and short; a short title only where it is one (B5-66). */
export function crumbText({ title, shortTitle = '' }: Crumb, screen: keyof typeof MAX_CRUMB): string {
  const short = shortTitle.trim();
  const chosen = short === '' || short.toLocaleUpperCase('pt-BR') === 'TÍTULO CURTO' ? title : short;
  return cut(chosen.toLocaleUpperCase('pt-BR'), MAX_CRUMB[screen]);
}

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max).trimEnd()}…` : text;
}

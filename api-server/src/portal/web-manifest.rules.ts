import { appIcons, iconAddress } from './app-icon.rules.ts';

/** Manifest of an installed app. */
export interface WebManifest {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly lang: 'pt-BR';
  readonly dir: 'ltr';
  readonly start_url: string;
  readonly scope: string;
  readonly display: 'standalone';
  readonly theme_color: string;
  readonly background_color: string;
  readonly categories: readonly string[];
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose: string;
  }[];
}

interface Installed {
  readonly name: string;
  readonly shortName: string;
  /** Path of the tenant without a trailing slash; empty when the host alone names it. */
  readonly basename: string;
  readonly iconVersion: string;
  readonly themeColor: string;
  readonly backgroundColor: string;
}

/** A1-06, A1-07: builds the manifest. Each tenant is a separate app, also on one host. */
export function webManifest({
  name,
  shortName,
  basename,
  iconVersion,
  themeColor,
  backgroundColor,
}: Installed): WebManifest {
  return {
    id: `${basename}/`,
    name,
    short_name: shortName,
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: `${basename}/`,
    // Without a trailing slash, because the portal's home is at both addresses.
    scope: basename === '' ? '/' : basename,
    display: 'standalone',
    theme_color: themeColor,
    background_color: backgroundColor,
    categories: ['education'],
    icons: appIcons
      .filter(({ purpose }) => purpose !== 'apple')
      .map((icon) => ({
        src: iconAddress(basename, iconVersion, icon),
        sizes: `${icon.size}x${icon.size}`,
        type: 'image/png',
        purpose: icon.purpose,
      })),
  };
}

/** Maximum number of characters below an icon. */
const SHORT = 12;

/** Returns the tenant's own short name, or as many whole words of its name as fit below an icon. */
export function shortNameOf({
  name,
  appearance,
}: {
  readonly name: string;
  readonly appearance: { shortName?: string };
}): string {
  if (appearance.shortName) return appearance.shortName;
  const words = name.trim().split(/\s+/);
  let short = words[0] ?? '';
  for (const word of words.slice(1)) {
    if (short.length + 1 + word.length > SHORT) break;
    short += ` ${word}`;
  }
  return short.slice(0, SHORT);
}

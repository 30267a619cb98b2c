import { characterOf, readPalette } from './palette.rules.ts';
import type { Character } from './palette.rules.ts';
import { schemeTokens } from './scheme-tokens.rules.ts';
import type { Tokens } from './scheme.ts';
import { themeCss } from './theme-css.ts';
import type { ThemeInput } from './theme-input.ts';

/** Result of `deriveTheme`. */
export interface Theme {
  /** Stylesheet to inline in the page before its other stylesheets: both schemes, in the layer `tokens`. */
  css: string;
  /** For `<meta name="theme-color">`, by scheme. */
  themeColor: { light: string; dark: string };
  character: Character;
  light: Tokens;
  dark: Tokens;
}

/**
 * Derives a tenant's theme from its colours. Pure: the same input gives the same result. Runs on the server, which
 * inlines `css`; a page that imports it bundles culori. Ignores values that are not colours. docs/theme.md lists the
 * tokens.
 */
export function deriveTheme(input: ThemeInput): Theme {
  const palette = readPalette(input);
  const character = characterOf(input, palette);
  const light = schemeTokens(palette, character, 'light');
  const dark = schemeTokens(palette, character, 'dark');
  return {
    css: themeCss(palette, character, light, dark),
    themeColor: { light: light['header'] ?? '#ffffff', dark: dark['header'] ?? '#000000' },
    character,
    light,
    dark,
  };
}

import { luminance, toHex } from './color.rules.ts';
import { characterTokens } from './character-tokens.rules.ts';
import type { Character, Palette } from './palette.rules.ts';
import type { Scheme, Tokens } from './scheme.ts';

/** Must precede any layered rule, whichever stylesheet loads first. */
const layerOrder = '@layer reset,tokens,kit,shell,remote;';

export function themeCss(palette: Palette, character: Character, light: Tokens, dark: Tokens): string {
  const shared = declarations(characterTokens(character));
  const lightRules = `color-scheme:light;${colors(light)}${headerScheme(light)}${depth(palette, 'light')}`;
  const darkRules = `color-scheme:dark;${colors(dark)}${headerScheme(dark)}${depth(palette, 'dark')}`;
  return (
    `${layerOrder}@layer tokens{:root{${shared}${lightRules}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkRules}}}` +
    `:root[data-theme=dark]{${darkRules}}}`
  );
}

function declarations(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value};`)
    .join('');
}

function colors(tokens: Tokens): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--color-${name}:${value};`)
    .join('');
}

/**
 * Returns the colour scheme of pictures in the header: an SVG logo with `prefers-color-scheme` shows the variant that
 * is visible there.
 */
function headerScheme(tokens: Tokens): string {
  const isDark = luminance(tokens['header'] ?? '#ffffff') < luminance(tokens['on-header'] ?? '#000000');
  return `--header-scheme:${isDark ? 'dark' : 'light'};`;
}

/** Returns shadows in a deep shade of the surfaces' hue; the dark scheme uses black at higher strength. */
function depth({ tint }: Palette, scheme: Scheme): string {
  const ink = channels(scheme === 'light' ? toHex({ l: 0.25, c: 0.04, h: tint.h }) : '#000000');
  const strength = scheme === 'light' ? 1 : 4;
  const shade = (alpha: number) => `rgb(${ink} / ${Math.round(Math.min(0.75, alpha * strength) * 100) / 100})`;
  return declarations({
    '--shadow-1': `0 1px 2px ${shade(0.06)}`,
    '--shadow-2': `0 1px 2px ${shade(0.05)}, 0 4px 12px ${shade(0.07)}`,
    '--shadow-3': `0 2px 4px ${shade(0.05)}, 0 10px 24px ${shade(0.11)}`,
    '--shadow-4': `0 4px 8px ${shade(0.06)}, 0 24px 56px ${shade(0.18)}`,
    '--color-scrim': `rgb(${ink} / ${scheme === 'light' ? 0.55 : 0.7})`,
    '--gradient-brand': 'linear-gradient(135deg, var(--color-brand), var(--color-brand-second))',
  });
}

function channels(hex: string): string {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(' ');
}

import { clamp, readColor, toHex, withContrast } from './color.rules.ts';
import type { Hex, Oklch } from './color.rules.ts';
import { groundIn, kindOf, surfacesOn } from './ground.rules.ts';
import { readPalette } from './palette.rules.ts';
import type { Palette } from './palette.rules.ts';
import { tokensOver } from './scheme-tokens.rules.ts';
import { gainOf, textRatio } from './scheme.ts';
import type { Scheme } from './scheme.ts';
import { darkSurfaces, lightSurfaces } from './surface-tokens.rules.ts';
import type { ThemeInput } from './theme-input.ts';

/** Text style of a section; sizes in rem. */
export interface TextAppearance {
  readonly color?: string | undefined;
  readonly fontSize?: number | undefined;
  readonly fontWeight?: number | undefined;
  readonly align?: 'left' | 'center' | 'right' | undefined;
}

/** Appearance of a section (A3-09): any CSS colours, empty for the tenant's own. */
export interface SectionAppearance {
  readonly backgroundColor: string;
  /** Ground colour of the cards. */
  readonly columnColor: string;
  readonly itemText: TextAppearance;
  readonly itemDescription: TextAppearance;
  readonly firstItemText: TextAppearance;
  readonly firstItemDescription: TextAppearance;
  /** Number of items that count as first. */
  readonly firstItems: number;
}

/**
 * Returns the stylesheet of one section, for the element that `selector` matches: the section's grounds, with all
 * colours on them corrected to be legible in both schemes. Cards have their own ground and text colours.
 */
export function sectionCss(selector: string, tenant: ThemeInput, appearance: SectionAppearance): string {
  const palette = readPalette(tenant);
  const rules = (scheme: Scheme, root: string): string =>
    schemeRules(palette, appearance, scheme, `${root}${selector}`);
  return (
    `@layer tokens{${rules('light', '')}` +
    `@media (prefers-color-scheme:dark){${rules('dark', ':root:not([data-theme=light]) ')}}` +
    `${rules('dark', ':root[data-theme=dark] ')}}`
  );
}

function schemeRules(palette: Palette, appearance: SectionAppearance, scheme: Scheme, selector: string): string {
  const page = chosen(appearance.backgroundColor, scheme);
  const card = chosen(appearance.columnColor, scheme, 0.29);
  const usual = scheme === 'light' ? lightSurfaces(palette.tint) : darkSurfaces(palette.tint);
  const under = card ?? page;
  const ground: TextGround = under
    ? { grounds: surfacesOn(under).grounds, kind: kindOf(under) }
    : { grounds: usual.grounds, kind: scheme };
  const every =
    textCss('item-title', appearance.itemText, ground) +
    textCss('item-description', appearance.itemDescription, ground);
  const first =
    textCss('item-title', appearance.firstItemText, ground) +
    textCss('item-description', appearance.firstItemDescription, ground);
  return (
    rule(selector, (page ? placeTokens(palette, page) : '') + every) +
    rule(`${selector} [role=list]>li:nth-child(-n+${Math.max(1, Math.round(appearance.firstItems))})`, first) +
    rule(`${selector} article`, card ? `${placeTokens(palette, card)}--color-surface-raised:${toHex(card)};` : '')
  );
}

function chosen(color: string, scheme: Scheme, depth?: number): Oklch | null {
  const read = readColor(color);
  return read && groundIn(scheme, read, depth);
}

function placeTokens(palette: Palette, ground: Oklch): string {
  const kind = kindOf(ground);
  const tokens = tokensOver(palette, surfacesOn(ground), kind);
  return `color-scheme:${kind};color:var(--color-text);${Object.entries(tokens)
    .map(([name, value]) => `--color-${name}:${value};`)
    .join('')}`;
}

interface TextGround {
  readonly grounds: readonly Hex[];
  readonly kind: Scheme;
}

/** Darkest ground of text on a picture, and the lightest that the overlay allows. */
const onPicture: readonly Hex[] = ['#1b1b1f', '#4d4d4d'];

function textCss(
  name: string,
  { color, fontSize, fontWeight, align }: TextAppearance,
  { grounds, kind }: TextGround,
): string {
  const read = readColor(color);
  const values: Record<string, string | undefined> = {
    color: read ? toHex(withContrast(read, grounds, textRatio, gainOf[kind])) : undefined,
    'on-picture': read ? toHex(withContrast(read, onPicture, textRatio, 'lighter')) : undefined,
    size: fontSize === undefined ? undefined : `${clamp(fontSize, 0.75, 4)}rem`,
    weight: fontWeight === undefined ? undefined : String(clamp(Math.round(fontWeight), 100, 900)),
    align: align && { left: 'start', center: 'center', right: 'end' }[align],
  };
  return Object.entries(values)
    .map(([property, value]) => (value === undefined ? '' : `--${name}-${property}:${value};`))
    .join('');
}

function rule(selector: string, declarations: string): string {
  return declarations === '' ? '' : `${selector}{${declarations}}`;
}

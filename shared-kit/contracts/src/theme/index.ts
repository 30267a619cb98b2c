export { contrast } from '../color-contrast/index.ts';
export { deriveTheme } from './derive-theme.ts';
export type { Theme } from './derive-theme.ts';
export { sectionCss } from './section-css.ts';
export type { SectionAppearance, TextAppearance } from './section-css.ts';
export type { Character } from './palette.rules.ts';
export type { Tokens } from './scheme.ts';
export type { Header, Heading, Shape, ThemeInput } from './theme-input.ts';

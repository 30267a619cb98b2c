export { applyThemeCss } from './apply-theme-css.ts';
export { applyColorScheme } from './color-scheme.ts';
export type { ColorSchemeChoice } from './color-scheme.ts';
export { desktop } from './breakpoints.ts';
export { inkOn } from './derive/contrast.rules.ts';
export { useMediaQuery } from './use-media-query.ts';

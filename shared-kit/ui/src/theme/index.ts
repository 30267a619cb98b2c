export { applyThemeCss } from './apply-theme-css.ts';
export { applyColorScheme } from './color-scheme.ts';
export type { ColorSchemeChoice } from './color-scheme.ts';
export { desktop } from './breakpoints.ts';
export { inkOn } from '@shared-kit/contracts/color-contrast';
export { useMediaQuery } from './use-media-query.ts';

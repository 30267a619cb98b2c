import { deriveTheme } from '@shared-kit/contracts/theme';
import type { Theme } from '@shared-kit/contracts/theme';
import type { AppRow } from '../modules/identity/index.ts';

const themes = new Map<string, Theme>();

/** Returns a tenant's theme; derives it once for each set of colours. */
export function themeOf(row: Pick<AppRow, 'theme'>): Theme {
  const key = JSON.stringify(row.theme);
  const theme = themes.get(key) ?? deriveTheme(row.theme);
  if (themes.size > 1000) themes.clear();
  themes.set(key, theme);
  return theme;
}

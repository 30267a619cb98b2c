/** `system` follows the device setting. */
export type ColorSchemeChoice = 'system' | 'light' | 'dark';

/** Applies the colour scheme that the user picked. The session stores the choice. */
export function applyColorScheme(choice: ColorSchemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
}

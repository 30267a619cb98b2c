/** `system` follows the device. */
export type ColorSchemeChoice = 'system' | 'light' | 'dark';

/** Shows the page in the scheme that the person picked. Remembering it is the session's. */
export function applyColorScheme(choice: ColorSchemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
}

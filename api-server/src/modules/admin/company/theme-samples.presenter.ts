import type { ThemeSample } from '@shared-kit/contracts/admin';
import { contrast, deriveTheme } from '@shared-kit/contracts/theme';
import type { ThemeInput, Tokens } from '@shared-kit/contracts/theme';

/** Uses of a theme that its page shows: the tokens of background and text, and the field whose colour was chosen. */
const uses: readonly {
  readonly use: ThemeSample['use'];
  readonly background: string;
  readonly text: string;
  /** Token that has the chosen colour unless it could not be read. */
  readonly chosen?: { readonly token: string; readonly field: 'primaryColor' | 'secondaryColor' };
}[] = [
  { use: 'button', background: 'primary', text: 'on-primary', chosen: { token: 'primary', field: 'primaryColor' } },
  { use: 'link', background: 'surface', text: 'link', chosen: { token: 'link', field: 'primaryColor' } },
  { use: 'header', background: 'header', text: 'on-header' },
  { use: 'accent', background: 'accent', text: 'on-accent', chosen: { token: 'accent', field: 'secondaryColor' } },
];

/** Returns the stylesheet of the colours, and how well what it shows can be read in both schemes. */
export function presentTheme(input: ThemeInput): { css: string; samples: ThemeSample[] } {
  const theme = deriveTheme(input);
  const samples = (['light', 'dark'] as const).flatMap((scheme) =>
    uses.map(({ use, background, text, chosen }): ThemeSample => {
      const colors = { background: colorIn(theme[scheme], background), text: colorIn(theme[scheme], text) };
      const isAdjusted =
        chosen !== undefined &&
        colorIn(theme[scheme], chosen.token).toLowerCase() !== input[chosen.field]?.toLowerCase();
      return { use, scheme, ...colors, ratio: contrast(colors.text, colors.background), isAdjusted };
    }),
  );
  return { css: theme.css, samples };
}

function colorIn(tokens: Tokens, name: string): string {
  return tokens[name] ?? '#000000';
}

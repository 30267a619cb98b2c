import type { Character } from './palette.rules.ts';
import type { Heading, Shape } from './theme-input.ts';

/** Custom properties that are not colours, by full name. */
export type CharacterTokens = Record<`--${string}`, string>;

const shapes: Record<Shape, CharacterTokens> = {
  sharp: {
    '--radius-s': '2px',
    '--radius-button': '3px',
    '--radius-control': '3px',
    '--radius-card': '4px',
    '--radius-dialog': '6px',
    '--radius-badge': '2px',
  },
  soft: {
    '--radius-s': '6px',
    '--radius-button': '10px',
    '--radius-control': '10px',
    '--radius-card': '14px',
    '--radius-dialog': '18px',
    '--radius-badge': '6px',
  },
  round: {
    '--radius-s': '8px',
    '--radius-button': '999px',
    '--radius-control': '14px',
    '--radius-card': '20px',
    '--radius-dialog': '24px',
    '--radius-badge': '999px',
  },
};

const headings: Record<Heading, CharacterTokens> = {
  normal: {
    '--heading-weight': '600',
    '--heading-tracking': '-0.018em',
    '--heading-case': 'none',
    '--section-size': 'var(--text-xl)',
  },
  strong: {
    '--heading-weight': '800',
    '--heading-tracking': '-0.03em',
    '--heading-case': 'none',
    '--section-size': 'var(--text-xl)',
  },
  caps: {
    '--heading-weight': '700',
    '--heading-tracking': '-0.012em',
    '--heading-case': 'uppercase',
    '--section-size': 'var(--text-md)',
  },
};

export function characterTokens({ shape, heading }: Character): CharacterTokens {
  return {
    ...shapes[shape],
    ...headings[heading],
    '--section-tracking': heading === 'caps' ? '0.06em' : 'var(--heading-tracking)',
  };
}

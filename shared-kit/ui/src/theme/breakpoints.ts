/**
 * Minimum desktop width for scripts: layouts (A9-06). Stylesheets use `width > 900px` in the shell (A9-05) and `width >
 * 800px` in viewers (A9-07).
 */
export const desktop = {
  layout: '(width >= 768px)',
} as const;

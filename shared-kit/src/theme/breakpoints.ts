/** From which width a place counts as desktop where a script has to know: layouts (A9-06). Stylesheets say `width > 900px` in the shell (A9-05), `width > 800px` in viewers (A9-07). */
export const desktop = {
  layout: '(width >= 768px)',
} as const;

/** From which width a place counts as desktop, as media queries: A9-05 (shell), A9-06 (layouts), A9-07 (content viewers). */
export const desktop = {
  shell: '(width > 900px)',
  layout: '(width >= 768px)',
  player: '(width > 800px)',
} as const;

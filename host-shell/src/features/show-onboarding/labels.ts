export const labels = {
  title: 'Tutorial',
  failed: 'O tutorial não pôde ser aberto.',
  skip: 'Pular o tutorial',
} as const;

export const labels = {
  download: 'Baixar',
  downloadOf: (title: string): string => `Baixar ${title}`,
} as const;

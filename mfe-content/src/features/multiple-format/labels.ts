export const labels = {
  formats: 'Formatos',
} as const;

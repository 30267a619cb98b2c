export const labels = {
  caption: 'Meus certificados',
  columns: { title: 'Título', finished: 'Conclusão', expires: 'Expira em', grade: 'Aproveitamento', actions: 'Ações' },
  empty: 'Sem certificados.',
  emptyHint: 'Conclua um treinamento com certificado e ele aparece aqui.',
  none: '—',
  renew: 'Renovar',
  renewOf: (title: string): string => `Renovar a certificação de ${title}`,
  view: 'Ver',
  andShare: ' e compartilhar',
  viewOf: (title: string): string => `Ver e compartilhar o certificado de ${title}`,
} as const;

export const labels = {
  caption: 'Histórico de treinamentos',
  columns: { title: 'Título', status: 'Status', finished: 'Conclusão', expires: 'Expira em', actions: 'Ações' },
  empty: 'Sem histórico.',
  failed: 'Erro ao carregar histórico',
  open: 'Acessar',
  openTraining: (title: string): string => `Acessar ${title}`,
  enrolAgain: 'Nova matrícula',
  enrolAgainIn: (title: string): string => `Nova matrícula em ${title}`,
  none: '—',
} as const;

export const labels = {
  open: (title: string): string => `Mostrar o que há em ${title}`,
  progressOf: (title: string): string => `Progresso de ${title}`,
  failed: 'Não foi possível carregar.',
  retry: 'Tentar novamente',
  nothing: 'Nenhum conteúdo disponível',
  noEnrollments: 'Sem matrículas.',
} as const;

export const labels = {
  tab: 'Comentários denunciados',
  pending: 'Comentários denunciados que aguardam decisão',
  empty: 'Nenhum comentário denunciado aguarda decisão',
  emptyHint: 'Quando alguém denunciar um comentário de uma pessoa da sua equipe, ele aparece aqui.',
  loadFailed: 'Não foi possível carregar os comentários denunciados',
  found: (total: number): string =>
    total === 1 ? '1 comentário denunciado' : `${total.toLocaleString('pt-BR')} comentários denunciados`,
  reports: (count: number): string => (count === 1 ? '1 denúncia' : `${count.toLocaleString('pt-BR')} denúncias`),
  keep: 'Manter',
  keepOne: (name: string, training: string): string => `Manter o comentário de ${name} em ${training}`,
  hide: 'Ocultar',
  hideOne: (name: string, training: string): string => `Ocultar o comentário de ${name} em ${training}`,
  hideTitle: 'Ocultar comentário',
  hideHint: 'Quem escreveu lê o motivo como você o escrever.',
  kept: 'Comentário mantido.',
  hidden: 'Comentário ocultado.',
} as const;

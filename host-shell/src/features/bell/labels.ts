export const labels = {
  title: 'Notificações',
  unread: 'Não lida',
  readAll: 'Marcar todas como lidas',
  notMarked: 'Não foi possível marcar como lida. Tente novamente.',
  more: 'Carregar mais',
  empty: 'Nenhuma notificação',
  emptyText: 'Mensagens, pontos, campanhas e respostas aparecem aqui.',
  see: 'Ver',
} as const;

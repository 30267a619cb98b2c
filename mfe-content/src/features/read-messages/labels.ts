export const labels = {
  title: 'Mensagens',
  description: 'Avisos que o portal enviou para você.',
  unread: (count: number): string => (count === 1 ? '1 não lida' : `${count} não lidas`),
  allRead: 'Todas lidas',
  isUnread: 'Não lida',
  empty: 'Você ainda não recebeu mensagens.',
  emptyHint: 'Quando houver um aviso para você, ele aparece aqui.',
  missing: 'Mensagem não encontrada',
  failed: 'Erro ao carregar conteúdo',
  back: 'Todas as mensagens',
};

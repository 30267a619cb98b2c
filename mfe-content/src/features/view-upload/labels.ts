export const labels = {
  download: 'Baixar arquivo',
  sentBy: 'Enviado por',
  failed: 'Erro ao carregar conteúdo',
  missing: 'Nenhum conteúdo disponível',
  remove: 'Excluir',
  removeTitle: 'Excluir este trabalho?',
  removeHint: 'Ele deixa de aparecer para todas as pessoas, e o arquivo é apagado.',
  removed: 'Trabalho excluído.',
};

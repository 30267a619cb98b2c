export const playerLabels = {
  loading: 'Carregando',
  failed: 'Erro ao carregar conteúdo',
  heldBack: 'Ainda não é possível avançar além do que já foi reproduzido.',
};

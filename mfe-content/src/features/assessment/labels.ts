export const labels = {
  empty: 'Nenhum conteúdo disponível',
  emptyText: 'O serviço de avaliação não respondeu. Tente de novo em alguns instantes.',
  retry: 'Tentar novamente',
  frame: (title: string) => `Avaliação: ${title}`,
  unconfirmed: 'Confirme o seu e-mail',
  profile: 'Abrir meu perfil',
};

export const labels = {
  toHome: 'Início',
  back: (place: string) => `Voltar para ${place}`,
  /** A2v-16. */
  unknownType: 'No content type',
  /** A8-15. */
  failed: 'Erro ao carregar conteúdo',
  empty: 'Nenhum conteúdo disponível',
  savedAt: (time: string) => `Salvo às ${time}`,
  completed: 'Concluído',
  by: 'Por',
  visits: (visits: number) => (visits === 1 ? '1 acesso' : `${visits} acessos`),
  /** A2v-03. */
  readMore: 'Saiba mais',
  enter: 'Clique para entrar',
  opensApart: 'O endereço abre em uma nova aba.',
  download: 'Baixar arquivo',
  previous: 'Anterior',
  next: 'Próximo',
  neighbours: 'Outros conteúdos da seção',
};

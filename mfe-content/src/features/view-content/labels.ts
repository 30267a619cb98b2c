export const labels = {
  toHome: 'Home',
  back: (place: string) => `Voltar para ${place}`,
  /** A8-15. */
  failed: 'Erro ao carregar conteúdo',
  empty: 'Nenhum conteúdo disponível',
  savedAt: (time: string) => `Salvo às ${time}`,
  completed: 'Concluído',
  by: 'Por',
  visits: (visits: number) => (visits === 1 ? '1 acesso' : `${visits} acessos`),
  previous: 'Anterior',
  next: 'Próximo',
  neighbours: 'Outros conteúdos da seção',
  /** A9-17. */
  plainBack: 'Voltar',
  otherDocuments: 'Documentos da seção',
};

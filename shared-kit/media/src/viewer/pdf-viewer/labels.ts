export const labels = {
  /** A8-17. */
  loading: 'Carregando PDF...',
  /** A8-16. */
  failed: 'Erro ao carregar PDF',
  openFile: 'Abrir o arquivo',
  document: (title: string) => `Documento: ${title}`,
  tools: 'Ferramentas do documento',
  page: 'Página',
  ofTotal: (total: number) => `de ${total}`,
  pageOf: (page: number, total: number) => `Página ${page} de ${total}`,
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  zoomOut: 'Diminuir',
  zoomIn: 'Aumentar',
  fitWidth: 'Ajustar à largura',
  search: 'Buscar no documento',
  closeSearch: 'Fechar a busca',
  previousHit: 'Resultado anterior',
  nextHit: 'Próximo resultado',
  hits: (at: number, count: number, isWhole: boolean) => `${at} de ${count}${isWhole ? '' : '+'}`,
  /** Texts while there are no results. */
  without: { whole: 'Nenhum resultado', searching: 'Buscando…', broken: 'Não foi possível buscar no documento todo' },
};

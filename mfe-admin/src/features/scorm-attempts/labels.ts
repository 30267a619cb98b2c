const number = (count: number): string => count.toLocaleString('pt-BR');

export const labels = {
  search: 'Buscar por nome, e-mail ou login',
  lesson: 'Lição',
  anyLesson: 'Todas as lições',
  clear: 'Limpar filtros',
  columns: {
    person: 'Pessoa',
    lesson: 'Lição',
    attempt: 'Tentativa',
    status: 'Situação',
    grade: 'Nota',
    time: 'Tempo',
    at: 'Última atividade',
  },
  attempt: (attempt: number, version: number): string => `${attempt}ª · versão ${version}`,
  ended: 'Encerrada',
  grid: {
    caption: 'Tentativas',
    total: (count: number): string => (count === 1 ? '1 lição de pessoa' : `${number(count)} lições de pessoas`),
    selected: () => '',
    selectPage: '',
    selectAll: () => '',
    clear: '',
    previous: 'Anteriores',
    next: 'Próximas',
  },
  none: 'Ninguém abriu este conteúdo ainda',
  noneHint: 'Assim que alguém abrir uma lição, a tentativa aparece aqui com situação, nota e tempo.',
  notFound: 'Nenhuma tentativa com estes filtros',
  notFoundHint: 'Confira a busca ou limpe os filtros para ver todas.',
  loadFailed: 'Não foi possível carregar as tentativas',
} as const;

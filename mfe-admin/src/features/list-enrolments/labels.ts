export const labels = {
  title: 'Inscrições',
  description: 'Quem está inscrito em cada treinamento, por quê e até quando.',
  enrol: 'Inscrever pessoas',
  importTraining: 'Importar treinamento',
  search: 'Buscar treinamento',
  caption: 'Treinamentos',
  columns: { title: 'Treinamento', open: 'Em aberto', late: 'Atrasadas', done: 'Concluídas' },
  found: (count: number): string => (count === 1 ? '1 treinamento' : `${count} treinamentos`),
  countedAt: (moment: string): string =>
    `Contado em ${moment}. Com muitas inscrições, os números se atualizam a cada um ou dois minutos.`,
  none: 'Nenhum treinamento ainda',
  noneHint: 'Quando a empresa tiver treinamentos, você inscreve pessoas neles aqui.',
  notFound: 'Nenhum treinamento com este nome',
  loadFailed: 'Não foi possível carregar as inscrições',
} as const;

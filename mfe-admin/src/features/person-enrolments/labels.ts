export const labels = {
  enrol: 'Inscrever em treinamentos',
  none: 'Nenhuma inscrição ainda',
  noneHint: 'O que a pessoa faz no portal aparece aqui, com o motivo de cada inscrição.',
  loadFailed: 'Não foi possível carregar as inscrições',
  caption: 'Inscrições',
  columns: { title: 'Treinamento', state: 'Situação', due: 'Prazo', source: 'Motivo da inscrição', actions: 'Ações' },
  noDue: '—',
  removedBy: (name: string, at: string): string => `Cancelada por ${name} em ${at}`,
  items: 'Ver itens',
  itemsOf: (title: string): string => `Ver itens de ${title}`,
  end: 'Cancelar',
  endOne: (title: string): string => `Cancelar a inscrição em ${title}`,
} as const;

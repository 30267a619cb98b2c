export const labels = {
  title: 'Solicitações',
  description: 'Pedidos de matrícula que aguardam a sua resposta, dos mais antigos aos mais novos.',
  loadFailed: 'Não foi possível carregar as solicitações',
  none: 'Nenhuma solicitação aguarda resposta',
  noneHint: 'Quando alguém pedir matrícula em uma turma com aprovação, o pedido aparece aqui.',
  caption: 'Solicitações que aguardam resposta',
  found: (total: number): string => (total === 1 ? '1 solicitação' : `${total.toLocaleString('pt-BR')} solicitações`),
  columns: { person: 'Pessoa', training: 'Treinamento', seats: 'Vagas', since: 'Desde', actions: 'Ações' },
  select: (name: string, title: string): string => `Selecionar ${name} em ${title}`,
  selectAll: 'Selecionar todas',
  selected: (count: number): string => (count === 1 ? '1 selecionada' : `${count} selecionadas`),
  approve: 'Aprovar',
  deny: 'Reprovar',
  approveOne: (name: string, title: string): string => `Aprovar ${name} em ${title}`,
  denyOne: (name: string, title: string): string => `Reprovar ${name} em ${title}`,
  approveSelected: (count: number): string => `Aprovar ${count}`,
  denySelected: (count: number): string => `Reprovar ${count}`,
  seats: (left: number | null): string => {
    if (left === null) return 'Ilimitadas';
    if (left === 0) return 'Lotada';
    return left === 1 ? '1 vaga' : `${left} vagas`;
  },
  missing: (titles: readonly string[]): string => `Falta concluir: ${titles.join(', ')}`,
  approving: (count: number): string => (count === 1 ? 'Solicitação aprovada.' : `${count} solicitações aprovadas.`),
  denying: (count: number): string => (count === 1 ? 'Solicitação reprovada.' : `${count} solicitações reprovadas.`),
  undone: 'Resposta desfeita: as solicitações continuam aguardando.',
  sendFailed: 'A resposta não foi enviada. As solicitações continuam aguardando.',
  refused: (count: number): string =>
    count === 1 ? '1 solicitação não pôde ser respondida:' : `${count} solicitações não puderam ser respondidas:`,
  denyTitle: (count: number): string => (count === 1 ? 'Reprovar solicitação' : `Reprovar ${count} solicitações`),
  denyHint: 'A pessoa lê o motivo como você o escrever.',
  reason: 'Motivo',
  reasonRequired: 'Escreva o motivo.',
  keep: 'Voltar',
} as const;

export const labels = {
  title: 'Aprovações',
  description: 'Solicitações das pessoas que você lidera ou administra.',
  notAllowed: 'Página para quem responde solicitações',
  notAllowedHint: 'Só quem lidera uma equipe ou administra o portal responde solicitações de matrícula.',
  tabs: { pending: 'Aguardando resposta', answered: 'Respondidas' },
  listCaption: 'Solicitações que aguardam resposta',
  empty: 'Nenhuma solicitação aguarda resposta',
  emptyHint: 'Quando alguém solicitar matrícula em uma turma com aprovação, a solicitação aparece aqui.',
  noneAnswered: 'Nenhuma solicitação foi respondida',
  loadFailed: 'Não foi possível carregar as solicitações',
  selectAll: 'Selecionar todas desta página',
  selected: (count: number): string => (count === 1 ? '1 selecionada' : `${count} selecionadas`),
  found: (total: number): string => (total === 1 ? '1 solicitação' : `${total} solicitações`),
  approve: 'Aprovar',
  deny: 'Reprovar',
  approveOne: (name: string, title: string): string => `Aprovar ${name} em ${title}`,
  denyOne: (name: string, title: string): string => `Reprovar ${name} em ${title}`,
  approveSelected: 'Aprovar selecionadas',
  denySelected: 'Reprovar selecionadas',
  select: (name: string, title: string): string => `Selecionar ${name} em ${title}`,
  requestedOn: (day: string): string => `Solicitada em ${day}`,
  answeredOn: (day: string, name: string): string => (name === '' ? `Em ${day}` : `Em ${day}, por ${name}`),
  seats: (left: number | null): string => {
    if (left === null) return 'Vagas ilimitadas';
    if (left === 0) return 'Turma lotada';
    return left === 1 ? '1 vaga restante' : `${left} vagas restantes`;
  },
  period: (start: string | null, end: string | null): string | undefined => {
    if (start !== null && end !== null) return `${start} a ${end}`;
    if (start !== null) return `A partir de ${start}`;
    return end === null ? undefined : `Até ${end}`;
  },
  status: { APPROVED: 'Aprovado', DENIED: 'Reprovado', PENDING: 'Aguardando', CANCELED: 'Cancelado' },
  denyTitle: (count: number): string => (count === 1 ? 'Reprovar solicitação' : `Reprovar ${count} solicitações`),
  denyHint: 'A pessoa lê o motivo como você o escrever.',
  approved: (count: number): string => (count === 1 ? 'Solicitação aprovada.' : `${count} solicitações aprovadas.`),
  denied: (count: number): string => (count === 1 ? 'Solicitação reprovada.' : `${count} solicitações reprovadas.`),
  refused: (count: number): string =>
    count === 1 ? '1 solicitação não pôde ser respondida:' : `${count} solicitações não puderam ser respondidas:`,
} as const;

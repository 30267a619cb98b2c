export const labels = {
  classes: 'Turmas',
  /** B2.7-06, B2.7-07. */
  columns: {
    name: 'Turma',
    period: 'Período para realização',
    start: 'Data de início',
    end: 'Data de termino',
    capacity: 'Capacidade',
    vacancies: 'Vagas restantes',
    meetingType: 'Tipo de encontro',
    meetings: 'Encontros',
    address: 'Endereço',
    action: 'Matrícula',
  },
  meetingTypes: { PRESENCIAL: 'Presencial', ONLINE: 'On-line' },
  /** B9-35. */
  days: (count: number) => (count === 1 ? '1 dia' : `${count} dias`),
  unlimited: 'Ilimitada',
  unlimitedVacancies: 'Ilimitadas',
  none: '—',
  /** B2.7-09. */
  noClasses: 'Sem turma disponível',
  noClassesHint: 'Quando uma turma abrir, a matrícula aparece aqui.',
  choose: 'Escolher turma',
  followRequest: 'Acompanhar solicitação',
  waiting: 'Sua solicitação foi enviada e aguarda resposta. Ela aparecerá nas suas notificações.',
  buy: (price: string) => `Comprar por ${price}`,
  enrolled: 'Matrícula feita. Bom estudo!',
  /** B4.3-18 to B4.3-20. */
  enrol: 'Matricular-se',
  enrolAgain: 'Matricular-se novamente',
  request: 'Solicitar matrícula',
  awaiting: 'Aguardando aprovação da matrícula',
  full: 'Turma lotada',
  opensAt: (day: string) => `Matrículas a partir de ${day}`,
  instructors: (names: string) => `Com ${names}`,
  denied: (day: string | null) => (day === null ? 'Solicitação reprovada' : `Solicitação reprovada em ${day}`),
  /** B4.7-06, B4.7-07. */
  enrolling: 'Aguarde, realizando a sua matrícula',
  reenrolling: 'Aguarde, realizando a sua rematrícula',
  requesting: 'Aguarde, realizando solicitação de matrícula',
  /** B2.9-17. */
  requestedTitle: 'Solicitação enviada',
  requested: 'Obrigado! Agora é só aguardar a aprovação. Você pode acompanhar a solicitação em Minha Jornada.',
  understood: 'Ok, entendi',
  /** B8-06. */
  teamsFailed: 'There is an error',
  inClass: (name: string) => `na ${name}`,
} as const;

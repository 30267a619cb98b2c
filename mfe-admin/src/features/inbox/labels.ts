import type { ExternalCourseType } from '@shared-kit/contracts/journey';

/** Words of one kind of the inbox. */
export interface WaitingWords {
  readonly tab: string;
  readonly caption: string;
  readonly loadFailed: string;
  readonly none: string;
  readonly noneHint: string;
  readonly found: (total: number) => string;
  readonly accept: string;
  readonly refuse: string;
  readonly accepting: (count: number) => string;
  readonly refusing: (count: number) => string;
  readonly undone: string;
  readonly failed: (count: number) => string;
  readonly refuseTitle: (count: number) => string;
  readonly refuseHint: string;
}

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? one : many.replace('#', count.toLocaleString('pt-BR'));

const requests: WaitingWords = {
  tab: 'Matrículas',
  caption: 'Solicitações que aguardam resposta',
  loadFailed: 'Não foi possível carregar as solicitações',
  none: 'Nenhuma solicitação aguarda resposta',
  noneHint: 'Quando alguém pedir matrícula em uma turma com aprovação, o pedido aparece aqui.',
  found: counted('1 solicitação', '# solicitações'),
  accept: 'Aprovar',
  refuse: 'Reprovar',
  accepting: counted('Solicitação aprovada.', '# solicitações aprovadas.'),
  refusing: counted('Solicitação reprovada.', '# solicitações reprovadas.'),
  undone: 'Resposta desfeita: as solicitações continuam aguardando.',
  failed: counted('1 solicitação não pôde ser respondida:', '# solicitações não puderam ser respondidas:'),
  refuseTitle: counted('Reprovar solicitação', 'Reprovar # solicitações'),
  refuseHint: 'A pessoa lê o motivo como você o escrever.',
};

const courses: WaitingWords = {
  tab: 'Cursos externos',
  caption: 'Cursos externos que aguardam resposta',
  loadFailed: 'Não foi possível carregar os cursos externos',
  none: 'Nenhum curso externo aguarda resposta',
  noneHint: 'Quando alguém cadastrar um curso feito fora do portal, ele aparece aqui com o comprovante.',
  found: counted('1 curso externo', '# cursos externos'),
  accept: 'Validar',
  refuse: 'Rejeitar',
  accepting: counted('Curso externo validado.', '# cursos externos validados.'),
  refusing: counted('Curso externo rejeitado.', '# cursos externos rejeitados.'),
  undone: 'Resposta desfeita: os cursos externos continuam aguardando.',
  failed: counted('1 curso externo não pôde ser respondido:', '# cursos externos não puderam ser respondidos:'),
  refuseTitle: counted('Rejeitar curso externo', 'Rejeitar # cursos externos'),
  refuseHint: 'A pessoa lê o motivo como você o escrever e pode corrigir e reenviar.',
};

const comments: WaitingWords = {
  tab: 'Comentários denunciados',
  caption: 'Comentários denunciados que aguardam decisão',
  loadFailed: 'Não foi possível carregar os comentários denunciados',
  none: 'Nenhum comentário denunciado aguarda decisão',
  noneHint: 'Quando alguém denunciar um comentário de uma turma ou de uma página, ele aparece aqui.',
  found: counted('1 comentário denunciado', '# comentários denunciados'),
  accept: 'Manter',
  refuse: 'Ocultar',
  accepting: counted('Comentário mantido.', '# comentários mantidos.'),
  refusing: counted('Comentário ocultado.', '# comentários ocultados.'),
  undone: 'Decisão desfeita: os comentários continuam aguardando.',
  failed: counted('1 comentário não mudou:', '# comentários não mudaram:'),
  refuseTitle: counted('Ocultar comentário', 'Ocultar # comentários'),
  refuseHint: 'Quem escreveu lê o motivo como você o escrever. Você pode mostrar o comentário de novo na moderação.',
};

const types: Readonly<Record<ExternalCourseType, string>> = {
  IN_PERSON: 'Presencial',
  ONLINE: 'On-line',
  BLENDED: 'Híbrido',
};

export const labels = {
  title: 'Solicitações',
  description: 'O que aguarda a sua resposta.',
  kinds: 'Tipos de solicitação',
  requests,
  courses,
  comments,
  select: (name: string, title: string): string => `Selecionar ${name} em ${title}`,
  selectAll: 'Selecionar tudo',
  selected: (count: number): string => `${count.toLocaleString('pt-BR')} na seleção`,
  one: (action: string, name: string, title: string): string => `${action} ${name} em ${title}`,
  many: (action: string, count: number): string => `${action} ${count.toLocaleString('pt-BR')}`,
  keys: 'Teclado: J e K percorrem a lista, A responde sim, R responde não, X seleciona.',
  seats: (left: number | null): string => {
    if (left === null) return 'Ilimitadas';
    if (left === 0) return 'Lotada';
    return left === 1 ? '1 vaga' : `${left} vagas`;
  },
  missing: (titles: readonly string[]): string => `Falta concluir: ${titles.join(', ')}`,
  types,
  hours: (hours: number): string => `${hours.toLocaleString('pt-BR')} h`,
  period: (start: string, end: string): string => (start === end ? start : `${start} a ${end}`),
  validUntil: (day: string): string => `Válido até ${day}`,
  sentOn: (day: string): string => `Cadastrado em ${day}`,
  evidence: 'Comprovante',
  evidenceOf: (name: string, title: string): string => `Comprovante de ${name}: ${title}`,
  openEvidence: 'Abrir em outra aba',
  openEvidenceOf: (name: string, title: string): string => `Abrir em outra aba o comprovante de ${name} em ${title}`,
  noEvidence: 'Sem comprovante',
  noEvidenceHint: 'A pessoa não anexou um comprovante a este curso.',
  reports: counted('1 denúncia', '# denúncias'),
  sendFailed: 'A resposta não foi enviada. Nada mudou.',
  reason: 'Motivo',
  reasonRequired: 'Escreva o motivo.',
  keep: 'Voltar',
} as const;

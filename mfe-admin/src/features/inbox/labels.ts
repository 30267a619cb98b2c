import type { ChatReportReason } from '@shared-kit/contracts/content';
import type { ExternalCourseType } from '@shared-kit/contracts/journey';
import { counted } from '../../lib/answers/labels.ts';
import type { AnswerWords } from '../../lib/answers/labels.ts';

/** Words of one kind of the inbox. */
export interface WaitingWords extends AnswerWords {
  readonly tab: string;
  readonly caption: string;
  readonly loadFailed: string;
  readonly none: string;
  readonly noneHint: string;
  readonly found: (total: number) => string;
}

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

const messages: WaitingWords = {
  tab: 'Mensagens denunciadas',
  caption: 'Mensagens denunciadas que aguardam decisão',
  loadFailed: 'Não foi possível carregar as mensagens denunciadas',
  none: 'Nenhuma mensagem denunciada aguarda decisão',
  noneHint: 'Quando alguém denunciar uma mensagem do bate-papo, ela aparece aqui com o motivo.',
  found: counted('1 mensagem denunciada', '# mensagens denunciadas'),
  accept: 'Manter',
  refuse: 'Remover',
  accepting: counted('Mensagem mantida.', '# mensagens mantidas.'),
  refusing: counted('Mensagem removida.', '# mensagens removidas.'),
  undone: 'Decisão desfeita: as mensagens continuam aguardando.',
  failed: counted('1 mensagem não mudou:', '# mensagens não mudaram:'),
  refuseTitle: counted('Remover mensagem', 'Remover # mensagens'),
  refuseHint: 'Quem está na sala vê o motivo no lugar da mensagem. Você pode devolvê-la na moderação.',
};

const uploads: WaitingWords = {
  tab: 'Envios',
  caption: 'Envios que aguardam aprovação',
  loadFailed: 'Não foi possível carregar os envios',
  none: 'Nenhum envio aguarda aprovação',
  noneHint:
    'Em Moderação, na aba Envios, escolha as seções em que cada envio espera uma aprovação antes de aparecer para as pessoas.',
  found: counted('1 envio', '# envios'),
  accept: 'Aprovar',
  refuse: 'Recusar',
  accepting: counted('Envio aprovado.', '# envios aprovados.'),
  refusing: counted('Envio recusado.', '# envios recusados.'),
  undone: 'Resposta desfeita: os envios continuam aguardando.',
  failed: counted('1 envio não pôde ser respondido:', '# envios não puderam ser respondidos:'),
  refuseTitle: counted('Recusar envio', 'Recusar # envios'),
  refuseHint: 'Quem enviou lê o motivo como você o escrever, no sino e em "Meus envios".',
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
  messages,
  uploads,
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
  openUpload: 'Ver arquivo',
  openUploadOf: (name: string, title: string): string => `Ver arquivo de ${name}: ${title}`,
  download: 'Baixar',
  noPreview: 'Este tipo de arquivo não abre aqui. Baixe-o para conferir.',
  evidence: 'Comprovante',
  evidenceOf: (name: string, title: string): string => `Comprovante de ${name}: ${title}`,
  downloadEvidence: 'Baixar comprovante',
  noEvidence: 'Sem comprovante',
  noEvidenceHint: 'A pessoa não anexou um comprovante a este curso.',
  reports: counted('1 denúncia', '# denúncias'),
  reportReasons: {
    OFFENCE: 'Ofensa, assédio ou discriminação',
    SPAM: 'Propaganda ou golpe',
    PERSONAL_DATA: 'Dados pessoais de alguém',
    OTHER: 'Outro motivo',
  } satisfies Readonly<Record<ChatReportReason, string>>,
  reportOf: (reason: string, note: string): string => (note === '' ? reason : `${reason}: ${note}`),
} as const;

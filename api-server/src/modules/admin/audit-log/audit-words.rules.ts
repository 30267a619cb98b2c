import { adminEndpoints } from '@shared-kit/contracts/admin';
import { foldedText } from '../../identity/index.ts';

const summaries = new Map(adminEndpoints.map(({ id, summary }) => [id, summary]));

/** Describes acts without a call: jobs that change something by the passing of time. */
const systemSummaries = {
  'system.stop-domain': 'Para um domínio sem prova no DNS',
  'system.apply-rule': 'Aplica uma regra de inscrição',
  'system.send-announcement': 'Envia um comunicado agendado',
  'system.empty-trash': 'Tira da lixeira o que passou do prazo',
  'system.expire-confirmation': 'Vence um pedido de confirmação',
};

export type SystemAct = keyof typeof systemSummaries;

/** Returns an act of the log in words. */
export function actTitle(act: string): string {
  return summaries.get(act) ?? systemSummaries[act as SystemAct] ?? act;
}

const fieldTitles: Readonly<Record<string, string>> = {
  auditExport: 'Registro exportado',
  erasure: 'Apagamento da pessoa',
  fourEyes: 'Confirmação por uma segunda pessoa',
  name: 'Nome',
  username: 'Login',
  email: 'E-mail',
  cpf: 'CPF',
  phone: 'Telefone',
  department: 'Departamento',
  role: 'Papel ou cargo',
  idLeader: 'Liderança',
  access: 'Acesso',
  sessions: 'Sessões',
  members: 'Pessoas',
  group: 'Grupo',
  unit: 'Unidade',
  'unit.code': 'Código da unidade',
  'unit.parent': 'Unidade superior',
  'unit.leader': 'Liderança da unidade',
  answer: 'Resposta',
  enrolled: 'Inscritas',
  enrolling: 'Inscrição de muitas pessoas',
  enrolment: 'Inscrição',
  leavers: 'Saíram',
  due: 'Prazo',
  announcement: 'Comunicado',
  audience: 'Para quem',
  sendAt: 'Envio (horário universal)',
  course: 'Curso externo',
  comment: 'Comentário',
  message: 'Mensagem do bate-papo',
  upload: 'Envio',
  postingBlock: 'Bloqueio de comentários, mensagens e envios',
  uploadReview: 'Aprovação de envios',
  file: 'Arquivo',
  trainingFile: 'Arquivo de treinamentos',
  trainingTitle: 'Treinamento',
  trainingNew: 'Entraram',
  trainingChanged: 'Mudaram',
  created: 'Pessoas novas',
  changed: 'Pessoas que mudam',
  exported: 'Pessoas exportadas',
  companyExport: 'Exportação da empresa',
  scormReport: 'Relatório exportado',
  scormPolicy: 'Tentativas do pacote',
  scormWindow: 'Janela da lição',
  scormVersion: 'Versão do pacote',
  scormAttempt: 'Nova tentativa',
  scormHosts: 'Servidores permitidos',
  scormPopups: 'Janelas dos pacotes',
  job: 'Tarefa',
  'brand.primaryColor': 'Cor principal',
  'brand.secondaryColor': 'Cor de destaque',
  'brand.thirdColor': 'Cor de fundo',
  'brand.fourthColor': 'Cor de apoio',
  'brand.logo': 'Logotipo',
  'brand.favIcon': 'Ícone do navegador',
  'brand.loginImage': 'Imagem da entrada (telas largas)',
  'brand.loginImageMobile': 'Imagem da entrada (celular)',
  'brand.landingLogo': 'Logotipo da apresentação',
  'brand.loginPosition': 'Lugar do formulário',
  'brand.showLoginLogo': 'Logotipo na entrada',
  'texts.contentsLabel': 'Nome dos conteúdos no menu',
  'texts.shortName': 'Nome do aplicativo',
  'texts.landingPage': 'Página de apresentação',
  'texts.landingTitle': 'Título da apresentação',
  'texts.landingText': 'Texto da apresentação',
  'texts.closingTitle': 'Título do fim da apresentação',
  'texts.closingText': 'Texto do fim da apresentação',
  'texts.landingContact': 'Contato da apresentação',
  'texts.contactForm': 'Fale conosco',
  'texts.contactTitle': 'Título do Fale conosco',
  'texts.contactDescription': 'Texto do Fale conosco',
  'texts.contactFeedback': 'Resposta do Fale conosco',
  'texts.contactEmail': 'E-mail do Fale conosco',
  'texts.nameContact': 'Quem muda nomes',
  savedView: 'Visão salva',
  mail: 'E-mail do portal',
  'mail.subject': 'Assunto',
  'mail.text': 'Texto',
  testMail: 'E-mail de teste',
  terms: 'Versão dos termos de uso',
  domain: 'Domínio',
  sso: 'Login único',
  'sso.draft': 'Rascunho do login único',
  'sso.metadata': 'Metadados lidos do provedor',
  'sso.test': 'Teste do login único',
  'sso.issuer': 'Entity ID do provedor',
  'sso.entryPoint': 'Endereço de login do provedor',
  'sso.certificates': 'Certificados do provedor (impressão digital)',
  'sso.loginAttribute': 'Atributo com o login',
  'sso.autoRedirect': 'Abrir o login da empresa sozinho',
  'module.content': 'Módulo Conteúdos',
  'module.learning': 'Módulo Treinamentos',
  'module.evaluations': 'Módulo Avaliações',
  'module.store': 'Módulo Lojinha',
  'module.journey': 'Módulo Jornada',
  'module.plans': 'Módulo Planos',
  'module.notifications': 'Módulo Notificações',
  class: 'Turma',
  waiting: 'Lista de espera',
  meeting: 'Encontro',
  attendance: 'Presenças',
  'class.description': 'Descrição',
  'class.initialDay': 'Início da turma',
  'class.finalDay': 'Término da turma',
  'class.duration': 'Dias para concluir',
  'class.minAttendance': 'Frequência mínima (%)',
  'class.enrolFrom': 'Matrículas a partir de',
  'class.enrolUntil': 'Matrículas até',
  'class.capacity': 'Vagas',
  'class.needApproval': 'Depende de aprovação',
  'class.modality': 'Modalidade',
  'class.place': 'Local ou link',
  'class.instructors': 'Quem instrui',
  'class.certificate': 'Certificado',
  training: 'Treinamento',
  'training.validity': 'Validade',
  rule: 'Regra',
  'rule.name': 'Regra',
  'rule.idTraining': 'Treinamento (número)',
  'rule.idTeam': 'Turma (número)',
  'rule.departments': 'Departamentos',
  'rule.groups': 'Grupos (números)',
  'rule.since': 'Cadastradas desde',
  'rule.dueDays': 'Prazo em dias',
  'rule.reason': 'Motivo',
  'rule.endsLeavers': 'Cancela quem sai',
  'rule.includesRemoved': 'Inclui canceladas',
};

/** Returns a field of the log in words. */
export function fieldTitle(field: string): string {
  return fieldTitles[field] ?? field;
}

/** Most words of one search. */
const MAX_WORDS = 10;
/** A shorter beginning is a part of too many titles of fields. */
const MIN_TITLE_WORD = 3;

/** Signs between words, the ones by which the database divides an entry. */
const signs = /[\s!-/:-@[-`{-~“”‘’–—…→·ºª°]+/;

const wordsIn = (text: string): string[] =>
  foldedText(text)
    .split(signs)
    .filter((word) => word !== '');

const fieldWords = Object.entries(fieldTitles).map(([field, title]) => ({
  title: wordsIn(title),
  /** The field as the log stores it. */
  stored: wordsIn(field),
}));

/**
 * Returns the query of PostgreSQL for a text: each of its words has to begin a word of an entry, or a word in the title
 * of one of its fields. Undefined for a text without words.
 */
export function wordsQuery(text: string): string | undefined {
  const words = [...new Set(wordsIn(text))].slice(0, MAX_WORDS);
  if (words.length === 0) return undefined;
  return words.map((word) => `(${[`'${word.slice(0, 60)}':*`, ...fieldsNamed(word)].join(' | ')})`).join(' & ');
}

function fieldsNamed(word: string): string[] {
  if (word.length < MIN_TITLE_WORD) return [];
  return fieldWords
    .filter(({ title }) => title.some((one) => one.startsWith(word)))
    .map(({ stored }) => `(${stored.map((one) => `'${one}'`).join(' & ')})`);
}

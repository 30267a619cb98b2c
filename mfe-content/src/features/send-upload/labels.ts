import { fileSize } from '@shared-kit/media/content-labels';

const filesText = (count: number): string => (count === 1 ? '1 arquivo' : `${count} arquivos`);

export const labels = {
  title: 'Enviar trabalho',
  description: 'Uma foto, um vídeo, um áudio ou um documento do que você fez.',
  formTitle: 'Novo envio',
  name: 'Título',
  text: 'Descrição',
  section: 'Seção',
  file: 'Arquivo',
  choose: 'Escolher arquivo',
  chooseOther: 'Escolher outro',
  drop: 'ou arraste-o para cá',
  /** Built from the list of formats, so that both always agree (A5-18, decision 19). */
  hint: (extensions: readonly string[]): string =>
    `Formatos aceitos: ${extensions.join(', ')}. Vídeos até 200 MB, áudios até 60 MB, documentos até 30 MB e imagens até 15 MB.`,
  submit: 'Enviar',
  startOver: 'Começar outro envio',
  /** A5-14 to A5-16. */
  titleMissing: 'Título é um campo obrigatório.',
  textMissing: 'Descrição é um campo obrigatório.',
  fileMissing: 'É necessário fazer o upload de um arquivo.',
  /** A5-20, decision 192. */
  typeInvalid: (extensions: readonly string[]): string =>
    `Tipo de arquivo inválido. Envie um destes: ${extensions.join(', ')}.`,
  tooLarge: (bytes: number): string => `O arquivo é grande demais: são aceitos até ${fileSize(bytes)} para este tipo.`,
  empty: 'O arquivo está vazio.',
  otherFile: (name: string, bytes: number): string =>
    `Para continuar, escolha o mesmo arquivo: ${name} (${fileSize(bytes)}).`,
  /** A8-20. */
  sent: 'Dados enviados com sucesso!',
  see: 'Ver publicação',
  waitingReview: 'O seu envio aparece na seção depois que a moderação o aprovar. Você recebe um aviso no sino.',
  sending: (name: string): string => `Enviando ${name}`,
  progress: (sent: number, size: number): string => `${fileSize(sent)} de ${fileSize(size)}`,
  waiting: 'Sem conexão. O envio continua sozinho assim que ela voltar.',
  finishing: 'Conferindo o arquivo…',
  keepGoing: 'Você pode continuar navegando pelo portal enquanto o arquivo é enviado.',
  cancel: 'Cancelar envio',
  own: 'Meus envios',
  /** Remaining files and bytes that the person may send (decision 522). */
  left: (today: { files: number; bytes: number }, total: { files: number; bytes: number }): string =>
    `Hoje você ainda pode enviar ${filesText(today.files)} (${fileSize(today.bytes)}). No seu espaço cabem mais ${filesText(total.files)} (${fileSize(total.bytes)}).`,
  ownEmpty: 'Você ainda não enviou nenhum trabalho.',
  used: (used: number, max: number): string => `${fileSize(used)} de ${fileSize(max)} usados`,
  states: {
    sending: 'Enviando',
    interrupted: (percent: number): string => `Interrompido em ${percent}%`,
    unpublished: 'Falta publicar',
    published: 'Publicado',
    inReview: 'Aguardando aprovação',
    refused: 'Não aprovado',
  },
  refusedFor: (reason: string): string => `Motivo: ${reason}`,
  resume: 'Continuar',
  publish: 'Publicar',
  remove: 'Excluir',
  removeOf: (title: string): string => `Excluir ${title}`,
  removeTitle: 'Excluir este envio?',
  removeHint: 'O arquivo é apagado e deixa de aparecer para todas as pessoas.',
  noSection: 'Este portal não recebe trabalhos.',
} as const;

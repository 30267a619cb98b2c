export const labels = {
  chat: 'Bate-papo',
  open: 'Abrir bate-papo',
  close: 'Fechar bate-papo',
  unreadOnPanel: (count: number) => (count === 1 ? '1 mensagem não lida' : `${count} mensagens não lidas`),
  log: 'Mensagens',
  today: 'Hoje',
  yesterday: 'Ontem',
  newHere: 'Novas mensagens',
  newBelow: (count: number) => (count === 1 ? '1 nova mensagem' : `${count} novas mensagens`),
  toNewest: 'Ir para as mensagens mais recentes',
  loadOlder: 'Carregar mensagens anteriores',
  loadingOlder: 'Carregando mensagens anteriores',
  olderFailed: 'Não foi possível carregar as mensagens anteriores.',
  beginning: 'Este é o começo da conversa.',
  empty: 'Nenhuma mensagem ainda',
  emptyHint: 'Que tal começar a conversa?',
  /** A8-32. */
  failed: 'Não foi possível carregar o bate-papo',
  missing: 'Sala não encontrada',
  missingHint: 'Ela pode ter sido encerrada, ou não está disponível para você.',
  toHome: 'Ir para o início',
  back: 'Voltar',
  /** A2s-45. */
  noChat: 'Nenhum conteúdo disponível',
  you: 'Você',
  present: (count: number) => (count === 1 ? '1 pessoa na sala' : `${count} pessoas na sala`),
  state: {
    connecting: 'Conectando…',
    lost: 'Sem conexão. As suas mensagens serão enviadas quando ela voltar.',
    refused: 'O bate-papo não está disponível agora.',
    slow: 'Conexão limitada: as mensagens podem demorar a aparecer.',
  },
  typing: (names: readonly string[]) => {
    if (names.length === 0) return '';
    if (names.length === 1) return `${names[0]} está digitando…`;
    if (names.length === 2) return `${names[0]} e ${names[1]} estão digitando…`;
    return 'Várias pessoas estão digitando…';
  },
  message: 'Mensagem',
  placeholder: 'Escreva uma mensagem',
  keys: 'Enter envia, Shift + Enter pula linha',
  send: 'Enviar mensagem',
  sending: 'Enviando',
  waiting: 'Aguardando conexão',
  notSent: 'Não enviada',
  retry: 'Tentar de novo',
  discard: 'Descartar',
  left: (count: number) => `${count} caracteres restantes`,
  closedToSupport: 'No acesso suporte, a conversa pode ser lida, mas só a própria pessoa escreve.',
  fullPage: 'Abrir em página inteira',
};

export const labels = {
  title: 'Confirmação por uma segunda pessoa',
  says: 'Apagar uma pessoa e mudar o login único só acontece quando outra pessoa da administração confirma.',
  on: 'Ligada',
  off: 'Desligada',
  byDefault: (administrators: number): string =>
    administrators === 1
      ? 'Padrão: liga sozinha a partir de duas pessoas com o papel de Dono ou Administrador. Há 1.'
      : `Padrão: liga sozinha a partir de duas pessoas com o papel de Dono ou Administrador. Há ${administrators.toLocaleString('pt-BR')}.`,
  waiting: 'Alguém pediu para desligar. O pedido espera uma segunda pessoa.',
  openRequest: 'Ver pedido',
  loadFailed: 'Não foi possível carregar a confirmação por uma segunda pessoa',
  turnOn: 'Ligar',
  turnOff: 'Desligar…',
  onTitle: 'Ligar a confirmação por uma segunda pessoa',
  offTitle: 'Desligar a confirmação por uma segunda pessoa',
  onSays: 'A partir de agora, apagar uma pessoa ou mudar o login único precisa de duas: quem pede e quem confirma.',
  offSays: 'Outra pessoa da administração tem de confirmar em até 7 dias. Até lá, nada muda.',
  confirmOn: 'Ligar',
  confirmOff: 'Pedir confirmação',
  done: 'Confirmação por uma segunda pessoa ligada.',
  asked: 'Pedido feito. Desliga quando outra pessoa confirmar.',
} as const;

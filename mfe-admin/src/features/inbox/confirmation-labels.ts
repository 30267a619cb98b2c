import type { Confirmation, ConfirmationKind } from '@shared-kit/contracts/admin';

const says: Readonly<Record<ConfirmationKind, string>> = {
  'erase-person':
    'A conta vira um pseudônimo sem acesso, e o que não precisa ficar por lei é apagado. Isto não tem volta.',
  'change-sso':
    'As pessoas passam a entrar assim no próximo login. Quem controla este provedor pode entrar como qualquer pessoa. Confira os dados com quem pediu.',
  'four-eyes-off': 'Depois disso, uma pessoa sozinha apaga alguém ou muda o login único.',
};

/** Words of what waits for a second person. */
export const confirmationLabels = {
  tab: 'Confirmações',
  caption: 'Pedidos que esperam uma segunda pessoa',
  loadFailed: 'Não foi possível carregar os pedidos de confirmação',
  none: 'Nenhum pedido espera confirmação',
  noneHint:
    'Apagar uma pessoa ou mudar o login único só acontece quando uma segunda pessoa da administração confirma. O pedido aparece aqui.',
  title: ({ kind, person }: Pick<Confirmation, 'kind' | 'person'>): string =>
    ({
      'erase-person': person ? `Apagar ${person.name} (${person.username})` : 'Apagar uma pessoa',
      'change-sso': 'Mudar o login único',
      'four-eyes-off': 'Desligar a confirmação por uma segunda pessoa',
    })[kind],
  changes: 'O que muda',
  change: (before: string, after: string): string => (before === '' ? after : `de “${before}” para “${after}”`),
  empty: 'vazio',
  outdated: 'O login único mudou depois do pedido. Recuse ou retire o pedido; quem quer a mudança pede de novo.',
  asked: (name: string, at: string, until: string): string => `Pedido por ${name} em ${at}, vale até ${until}`,
  own: 'Você pediu: outra pessoa confirma.',
  one: (action: string, title: string): string => `${action}: ${title}`,
  confirm: 'Confirmar',
  refuse: 'Recusar',
  refuseTitle: (): string => 'Recusar o pedido',
  refuseHint: 'Quem pediu lê o motivo, e ele fica no registro.',
  withdraw: 'Retirar pedido',
  says,
  confirmed: 'Pedido confirmado e feito.',
  refused: 'Pedido recusado.',
  withdrawn: 'Pedido retirado.',
} as const;

export const labels = {
  title: 'Papéis',
  description: 'Quem administra o portal, com que papel e com que alcance. Para dar um papel, abra a página da pessoa.',
  none: 'Ninguém tem um papel',
  noneHint: 'Abra a página de uma pessoa e, em "O que pode", dê um papel.',
  loadFailed: 'Não foi possível carregar os papéis',
  caption: 'Pessoas com papéis',
  person: 'Pessoa',
  roles: 'Papéis e alcance',
  inactive: 'Sem acesso',
} as const;

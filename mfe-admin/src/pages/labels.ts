export const labels = {
  person: { title: 'Pessoa', loadFailed: 'Não foi possível carregar a pessoa', back: 'Pessoas' },
  tabs: {
    data: 'Dados',
    access: 'Acesso',
    enrolments: 'Inscrições',
    roles: 'O que pode',
    audit: 'Alterações',
    privacy: 'Privacidade',
  },
} as const;

export const labels = {
  scorm: {
    title: 'Conteúdo SCORM',
    back: 'Pacotes SCORM',
    loadFailed: 'Não foi possível carregar o conteúdo',
    attempts: 'Tentativas',
    items: 'Questões',
    package: 'Pacote',
    preview: 'Prévia',
  },
  person: { title: 'Pessoa', loadFailed: 'Não foi possível carregar a pessoa', back: 'Pessoas' },
  tabs: {
    data: 'Dados',
    access: 'Acesso',
    enrolments: 'Inscrições',
    roles: 'O que pode',
    audit: 'Alterações',
    records: 'E-mails e erros',
    privacy: 'Privacidade',
  },
} as const;

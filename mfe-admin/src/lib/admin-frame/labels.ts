export const labels = {
  nav: 'Administração',
  start: 'Início',
  requests: 'Solicitações',
  people: 'Pessoas',
  groups: 'Grupos',
  enrolments: 'Inscrições',
  access: 'Papéis',
  audit: 'Registro',
  noRight: 'Página para quem administra o portal',
  noRightHint: 'O seu acesso não inclui esta página. Se você precisa dela, fale com quem administra o portal.',
  loadFailed: 'Não foi possível carregar a administração',
} as const;

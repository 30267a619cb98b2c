export const labels = {
  title: 'Gerenciar notificações',
  help: 'Escolha o que você quer receber por e-mail.',
  sections: { LEARNING: 'Aprendizagem', SYSTEM: 'Sistema', TEAM: 'Equipe' },
  locked: 'Esta notificação não pode ser editada, por ser uma definição geral do sistema.',
  lockedOn: 'Sempre ativa',
  lockedOff: 'Desativada',
  emailOff:
    'As notificações por e-mail estão desligadas no seu perfil. Enquanto estiverem, só chegam as que são sempre ativas.',
  save: 'Salvar',
  cancel: 'Cancelar',
  saved: 'Salvo com sucesso!',
  failed: 'Não foi possível salvar. Tente novamente.',
  empty: 'Não há notificações para configurar.',
} as const;

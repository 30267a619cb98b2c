export const labels = {
  save: 'Salvar',
  saved: 'Alterações salvas.',
  readOnly: 'Você vê estes dados, mas não os edita.',
} as const;

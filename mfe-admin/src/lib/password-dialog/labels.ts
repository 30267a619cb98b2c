export const labels = {
  passwordMissing: 'Informe a sua senha.',
  cancel: 'Cancelar',
} as const;

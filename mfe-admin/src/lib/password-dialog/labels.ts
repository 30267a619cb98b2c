export const labels = {
  passwordMissing: 'Informe a sua senha.',
  password: 'Sua senha',
  withoutPassword: 'Você entra sem senha: isto só vale em até 15 minutos depois de um login.',
  cancel: 'Cancelar',
} as const;

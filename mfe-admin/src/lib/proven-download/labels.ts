export const labels = {
  confirm: 'Baixar',
  password: 'Sua senha',
  withoutPassword: 'Você entra sem senha: isto só vale em até 15 minutos depois de um login.',
} as const;

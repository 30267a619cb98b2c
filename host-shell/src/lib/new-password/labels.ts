export const labels = {
  missing: 'Nova senha obrigatória',
  tooShort: 'Ao menos 8 caracteres',
  noDigit: 'Ao menos um número',
  noLetter: 'Ao menos uma letra',
  different: 'Esta senha tem que ser idêntica à digitada no campo Nova Senha.',
  met: 'atendido',
} as const;

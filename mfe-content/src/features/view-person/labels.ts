export const labels = {
  back: 'Voltar',
  missing: 'Pessoa não encontrada',
  missingHint: 'Abra o perfil a partir da lista de pessoas.',
  write: (name: string): string => `Escrever para ${name}`,
  home: 'Ir para o início',
};

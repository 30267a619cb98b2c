export const labels = {
  offline: 'Parece que você está sem conexão com a internet.',
  crowd: 'Muita gente entrando agora',
  crowdHint: 'Você entra assim que houver lugar. Não precisa recarregar a página.',
} as const;

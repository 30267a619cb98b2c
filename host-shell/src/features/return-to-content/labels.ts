export const labels = {
  title: 'Voltar ao último conteúdo?',
  text: (content: string): string => `Você estava em “${content}”. Quer continuar de onde parou?`,
  accept: 'Ir para conteúdo',
  deny: 'Ir para tela inicial',
} as const;

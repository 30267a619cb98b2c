export const labels = {
  heading: 'Meus Aplicativos',
  newWindow: 'abre em outra janela',
  inSupport: 'Indisponível durante o acesso suporte.',
} as const;

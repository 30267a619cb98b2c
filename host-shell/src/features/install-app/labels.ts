export const labels = {
  title: (name: string) => `Instalar ${name}?`,
  text: 'O portal ganha um ícone no seu aparelho, abre em uma janela só dele e começa mais rápido, mesmo com pouca conexão.',
  install: 'Instalar',
  later: 'Agora não',
  byHand: 'Para instalar no iPhone ou no iPad:',
  steps: [
    'Toque em Compartilhar, na barra do navegador.',
    'Escolha “Adicionar à Tela de Início”.',
    'Confirme em “Adicionar”.',
  ],
  understood: 'Entendi',
} as const;

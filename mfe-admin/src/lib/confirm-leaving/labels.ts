export const labels = {
  title: 'Sair sem salvar?',
  hint: 'O que você mudou nesta página ainda não foi salvo.',
  leave: 'Sair sem salvar',
  stay: 'Continuar editando',
} as const;

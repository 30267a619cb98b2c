export const labels = {
  title: 'Outra pessoa mudou estes dados',
  hint: 'Escolha, em cada campo, o valor que fica. Nada foi salvo ainda.',
  yours: 'O seu valor',
  theirs: 'O valor atual',
  noConflict: 'Os campos que vocês mudaram são diferentes: as duas alterações ficam.',
  empty: '(vazio)',
  continue: 'Continuar com estes valores',
  cancel: 'Voltar a editar',
} as const;

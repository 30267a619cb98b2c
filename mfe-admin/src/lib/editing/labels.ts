export const labels = {
  /** Names one or two people who edit the same form, and counts the others. */
  others: (names: readonly string[]) => {
    const [first = '', second = ''] = names;
    if (names.length === 1) return `${first} está editando`;
    if (names.length === 2) return `${first} e ${second} estão editando`;
    return `${first} e mais ${names.length - 1} pessoas estão editando`;
  },
  ownWindow: 'Você também está editando em outra janela',
} as const;

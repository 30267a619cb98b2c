export const labels = {
  /** Who else edits the same, by the number of them. */
  others: (names: readonly string[]) => {
    const [first = '', second = ''] = names;
    if (names.length === 1) return `${first} está editando`;
    if (names.length === 2) return `${first} e ${second} estão editando`;
    return `${first} e mais ${names.length - 1} pessoas estão editando`;
  },
  ownWindow: 'Você também está editando em outra janela',
} as const;

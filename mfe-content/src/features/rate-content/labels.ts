export const labels = {
  title: 'Avaliação',
  /** A4r-01. */
  begin: 'Avalie este conteúdo',
  /** A4r-02. */
  send: 'Enviar',
  /** A4r-04. */
  thanks: 'Obrigado por avaliar esse conteúdo',
  ownVote: (vote: number) => (vote === 1 ? 'Sua nota: 1 estrela' : `Sua nota: ${vote} estrelas`),
  failed: 'Não foi possível enviar a sua avaliação. Tente novamente.',
};

export const labels = {
  unavailable: 'Agenda não disponível',
  broken: 'Não foi possível carregar a agenda.',
};

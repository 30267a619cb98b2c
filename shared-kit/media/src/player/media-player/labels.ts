export const playerLabels = {
  loading: 'Carregando',
  speed: (rate: number) => `Velocidade ${rate.toLocaleString('pt-BR')}×`,
  volume: (percent: number) => `Volume ${percent}%`,
  muted: 'Sem som',
  unmuted: 'Com som',
  captionsOn: 'Legendas ativadas',
  captionsOff: 'Legendas desativadas',
  noCaptions: 'Sem legendas neste conteúdo',
  failed: 'Erro ao carregar conteúdo',
  heldBack: 'Ainda não é possível avançar além do que já foi reproduzido.',
};

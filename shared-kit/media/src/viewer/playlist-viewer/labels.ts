export const playlistLabels = {
  /** A8-18. */
  empty: 'Não há vídeos disponíveis nesta lista',
  unreachable: 'O serviço de vídeos não respondeu. O que você já assistiu está guardado.',
  retry: 'Tentar novamente',
  list: 'Vídeos da lista',
  count: (count: number, duration: string) =>
    `${count === 1 ? '1 vídeo' : `${count} vídeos`}${duration === '' ? '' : ` · ${duration}`}`,
  position: (at: number, of: number) => `Vídeo ${at} de ${of}`,
  playing: 'Em reprodução',
  seen: 'Concluído',
  progressOf: (title: string) => `Progresso de ${title}`,
  autoplay: 'Reproduzir o próximo sozinho',
  previous: 'Vídeo anterior',
  next: 'Próximo vídeo',
  upNext: (seconds: number) => (seconds === 1 ? 'A seguir em 1 segundo' : `A seguir em ${seconds} segundos`),
  upNextRegion: 'A seguir',
  watchNow: 'Assistir agora',
  cancel: 'Cancelar',
  over: 'Você chegou ao fim da lista',
  openNext: 'Abrir o próximo conteúdo',
  close: 'Fechar',
  again: 'Assistir desde o começo',
};

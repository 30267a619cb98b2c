export const labels = {
  save: 'Guardar neste aparelho',
  saved: 'Guardado neste aparelho',
  title: 'Guardar neste aparelho',
  explanation:
    'Textos, PDFs, áudios e vídeos deste treinamento abrem sem conexão. O que você fizer sem conexão é enviado quando ela voltar.',
  unsupported:
    'Este navegador não guarda páginas para uso sem conexão. Isso acontece em janelas anônimas, em navegadores antigos e na primeira visita ao portal: recarregue a página e tente de novo.',
  checking: 'Calculando o tamanho…',
  checkFailed: 'Não foi possível ler o treinamento',
  nothing: 'Nenhum conteúdo deste treinamento pode ser guardado agora.',
  size: (size: string, items: number) =>
    `${items === 1 ? '1 conteúdo' : `${items} conteúdos`}, ${size} neste aparelho.`,
  leftOut: (items: number) =>
    items === 1
      ? '1 item fica de fora: precisa de conexão, ou está em uma parte que você ainda não abriu.'
      : `${items} itens ficam de fora: precisam de conexão, ou estão em partes que você ainda não abriu.`,
  until: (date: string) => `Disponível sem conexão até ${date}.`,
  own: 'Este aparelho é meu. Ao sair do portal, tudo o que foi guardado é removido.',
  start: 'Guardar',
  pause: 'Pausar',
  resume: 'Continuar',
  cancel: 'Cancelar',
  progress: 'Guardando o treinamento',
  progressText: (done: string, all: string) => `${done} de ${all}`,
  paused: (done: string, all: string) => `Pausado em ${done} de ${all}.`,
  interrupted: 'A conexão caiu. O que já foi guardado continua aqui: continue quando ela voltar.',
  failed: 'Não foi possível guardar o treinamento. Tente novamente.',
  noRoom: (needed: string, free: string | undefined) =>
    free === undefined
      ? `Falta espaço neste aparelho. O treinamento ocupa ${needed}: remova algo que guardou, ou libere espaço.`
      : `Falta espaço neste aparelho. O treinamento ocupa ${needed} e há ${free} livres: remova algo que guardou, ou libere espaço.`,
  done: 'Guardado. Você já pode abrir este treinamento sem conexão.',
  listTitle: 'O que está guardado neste aparelho',
  listItem: (size: string, date: string) => `${size} · até ${date}`,
  incomplete: (size: string) => `${size} · incompleto`,
  remove: 'Remover',
  removeOf: (title: string) => `Remover ${title} deste aparelho`,
} as const;

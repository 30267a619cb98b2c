/** Film of the demo's media that a stand-in service lists. */
export interface StandInVideo {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Name of the film and the picture in demo/sabermais/content/media. */
  readonly film: string;
  /** Duration in seconds. */
  readonly duration: number;
}

const films: readonly Omit<StandInVideo, 'id'>[] = [
  {
    film: 'vitrine-em-tres-tempos',
    title: 'Vitrine em três tempos',
    description: 'Parar, entender e entrar.',
    duration: 55,
  },
  { film: 'luz-que-vende', title: 'A luz que vende', description: 'Quente ou fria, de cima ou de lado.', duration: 42 },
  {
    film: 'venda-adicional',
    title: 'Mais um item, mais um sorriso',
    description: 'Venda adicional sem empurrar.',
    duration: 39,
  },
  {
    film: 'primeiros-segundos',
    title: 'Os sete primeiros segundos',
    description: 'Antes da primeira palavra.',
    duration: 58,
  },
  {
    film: 'cliente-irritado',
    title: 'Cliente irritado não é inimigo',
    description: 'Ouvir, repetir, oferecer.',
    duration: 51,
  },
  {
    film: 'abertura-de-caixa',
    title: 'Abrir o caixa em cinco minutos',
    description: 'Quatro passos para começar o dia.',
    duration: 48,
  },
  {
    film: 'perdas-invisiveis',
    title: 'Plantão: perdas invisíveis',
    description: 'Quebra, erro, vencimento e furto.',
    duration: 54,
  },
  {
    film: 'primeira-lideranca',
    title: 'Sua primeira semana como líder',
    description: 'Ouvir, combinar e mostrar.',
    duration: 42,
  },
];

const named = (film: string, id: string): StandInVideo => {
  const found = films.find((one) => one.film === film);
  if (!found) throw new Error(`no film '${film}'`);
  return { id, ...found };
};

/** Lists of the stand-in for YouTube, by id. */
export const youtubeLists: Readonly<Record<string, readonly StandInVideo[]>> = {
  'PLsaber-vitrine-em-foco': [
    named('vitrine-em-tres-tempos', 'vt3tempos01'),
    named('luz-que-vende', 'luzquevend1'),
    named('venda-adicional', 'maisumitem1'),
  ],
  'PLsaber-conversa-de-balcao': [
    named('primeiros-segundos', 'sete7segun1'),
    named('cliente-irritado', 'irritado-01'),
    named('venda-adicional', 'maisumitem2'),
    named('luz-que-vende', 'luzquevend2'),
  ],
  'PLsaber-em-preparo': [],
};

/** Single videos of the stand-in for YouTube. */
export const youtubeVideos: readonly StandInVideo[] = [
  ...Object.values(youtubeLists).flat(),
  named('perdas-invisiveis', 'plantaoviv1'),
];

/** Projects of the stand-in for Wistia, by id. */
export const wistiaProjects: Readonly<Record<string, readonly StandInVideo[]>> = {
  l1d3ranca0: [
    named('primeira-lideranca', 'pl1der0001'),
    named('cliente-irritado', 'cl1ente002'),
    named('abertura-de-caixa', 'ca1xa00003'),
  ],
};

export const wistiaVideos: readonly StandInVideo[] = Object.values(wistiaProjects).flat();

import type { AttemptPolicy } from '@shared-kit/contracts/admin';

const counts: Readonly<Record<AttemptPolicy['counts'], string>> = {
  best: 'A melhor',
  last: 'A última',
  first: 'A primeira',
  average: 'A média das que terminaram',
};

const begins: Readonly<Record<AttemptPolicy['begins'], string>> = {
  failed: 'Depois de uma reprovação',
  over: 'Depois de cada fim, também quando a pessoa passou',
  always: 'Toda vez que a lição é aberta',
};

export const labels = {
  facts: {
    standard: 'Padrão',
    lessons: 'Lições',
    order: 'Ordem',
    sequenced: 'Definida pelo pacote',
    free: 'Livre ou por pré-requisitos',
    trainings: 'Treinamentos',
    noTraining: 'Nenhum',
  },
  problems: 'Problemas',
  noProblem: 'Nenhum problema relatado.',
  broken: 'O pacote não pôde ser aberto',
  ignoredRules: 'O pacote abre, mas nem tudo o que ele define vale aqui',
  waiting: 'O pacote está sendo aberto. Esta página se atualiza sozinha.',
  held: 'O pacote espera por um operador (azulejo scorm reprocess).',
  blockedTitle: (count: number): string =>
    count === 1
      ? 'O navegador não deixou o pacote buscar dados de 1 servidor'
      : `O navegador não deixou o pacote buscar dados de ${count} servidores`,
  toHosts: 'Ver e permitir servidores',
  policy: 'Tentativas',
  policyHint: 'Vale a partir do próximo relato de cada lição. O que o treinamento já contou nunca diminui.',
  sequencedHint:
    'O pacote define a ordem das lições: o máximo é de tentativas no pacote, e as próprias regras dele dizem qual vale.',
  fields: {
    max: 'Máximo de tentativas',
    maxHint: 'Vazio não limita; 1 permite uma só.',
    counts: 'Qual vale',
    begins: 'Quando abrir começa uma nova',
    width: 'Largura (px)',
    height: 'Altura (px)',
    sizeHint: 'Vazio usa todo o espaço. De 200 a 4000.',
    opensIn: 'Onde abre',
    opensInHint: 'Em celulares, abre sempre na página.',
    reason: 'Motivo',
    reasonHint: 'Opcional. Vai para o registro de alterações.',
  },
  between: (min: number, max: number): string =>
    `Use um número inteiro de ${min.toLocaleString('pt-BR')} a ${max.toLocaleString('pt-BR')}.`,
  counts,
  begins,
  save: 'Salvar regra',
  saved: 'Regra de tentativas salva.',
  window: 'Janela da lição',
  windowHint: 'Onde não há espaço para o tamanho, a lição usa o que houver. Vale a partir da próxima abertura.',
  places: {
    page: 'Na página do portal',
    window: 'Em uma janela própria',
  },
  report: {
    title: 'Exame do pacote',
    hint: 'Lê o pacote inteiro e diz de que ele precisa e o que será diferente aqui. Pode levar alguns segundos.',
    inspect: 'Examinar o pacote',
    failed: 'Não foi possível examinar o pacote',
    size: 'Tamanho',
    sizeOf: ({ files, size }: { files: number; size: number }): string =>
      `${files.toLocaleString('pt-BR')} arquivos, ${(size / 1024 / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`,
    differences: 'Diferente aqui',
    missing: 'Arquivos que faltam',
    hosts: 'Servidores externos',
    absolute: 'Endereços absolutos em',
    rules: 'Regras que o pacote usa',
  },
  saveWindow: 'Salvar janela',
  windowSaved: 'Janela da lição salva.',
  versions: 'Versões',
  versionsCaption: 'Versões do pacote',
  versionColumns: { number: 'Versão', standard: 'Padrão', files: 'Arquivos', at: 'Aberta em', actions: 'Ações' },
  version: (number: number): string => `Versão ${number}`,
  current: 'Em uso',
  rollBack: 'Voltar a esta',
  rollBackOne: (number: number): string => `Voltar à versão ${number}`,
  rollBackTitle: (number: number): string => `Voltar à versão ${number}?`,
  consequences: [
    'Quem abrir o conteúdo a partir de agora recebe esta versão.',
    'Quem está numa lição termina com os arquivos que abriu.',
    'O progresso continua nas lições de mesmo identificador.',
    'Enquanto o pacote é aberto, ninguém abre o conteúdo: de segundos a meio minuto.',
  ],
  rollBackReason: 'Motivo',
  reasonMissing: 'Diga o motivo, com pelo menos três letras.',
  rolledBack: 'O pacote está sendo aberto de novo.',
  noVersions: 'Nenhuma versão aberta ainda.',
  cancel: 'Cancelar',
} as const;

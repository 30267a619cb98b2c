export const labels = {
  title: 'Tarefas',
  description: 'O que a administração faz em segundo plano. O que terminou fica aqui por 30 dias.',
  caption: 'Tarefas',
  job: 'Tarefa',
  state: 'Situação',
  by: 'Quem iniciou',
  at: 'Início',
  actions: 'Ações',
  none: 'Nenhuma tarefa ainda',
  noneHint:
    'Importações, inscrições de mais de 200 pessoas e outras tarefas aparecem aqui enquanto andam e depois que terminam.',
  import: 'Importar pessoas',
  loadFailed: 'Não foi possível carregar as tarefas',
  dismiss: 'Dispensar aviso',
  dismissOne: (title: string): string => `Dispensar o aviso da tarefa ${title}`,
} as const;

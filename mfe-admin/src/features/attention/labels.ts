export const labels = {
  title: 'Início da administração',
  description: 'O que pede a sua atenção agora.',
  requests: {
    title: (count: number): string =>
      count === 1
        ? '1 solicitação aguarda resposta'
        : `${count.toLocaleString('pt-BR')} solicitações aguardam resposta`,
    action: 'Responder',
  },
  courses: {
    title: (count: number): string =>
      count === 1
        ? '1 curso externo aguarda resposta'
        : `${count.toLocaleString('pt-BR')} cursos externos aguardam resposta`,
    action: 'Conferir',
  },
  comments: {
    title: (count: number): string =>
      count === 1 ? '1 comentário foi denunciado' : `${count.toLocaleString('pt-BR')} comentários foram denunciados`,
    action: 'Decidir',
  },
  messages: {
    title: (count: number): string =>
      count === 1
        ? '1 mensagem do bate-papo foi denunciada'
        : `${count.toLocaleString('pt-BR')} mensagens do bate-papo foram denunciadas`,
    action: 'Decidir',
  },
  uploads: {
    title: (count: number): string =>
      count === 1 ? '1 envio aguarda aprovação' : `${count.toLocaleString('pt-BR')} envios aguardam aprovação`,
    action: 'Ver envios',
  },
  confirmations: {
    title: (count: number): string =>
      count === 1
        ? '1 pedido espera a sua confirmação'
        : `${count.toLocaleString('pt-BR')} pedidos esperam a sua confirmação`,
    action: 'Ver pedidos',
  },
  packages: {
    title: (count: number): string =>
      count === 1 ? '1 pacote SCORM tem um problema' : `${count.toLocaleString('pt-BR')} pacotes SCORM têm problemas`,
    action: 'Ver pacotes',
  },
  late: {
    title: (count: number, isMore: boolean): string =>
      count === 1
        ? '1 inscrição está atrasada'
        : `${isMore ? 'Mais de ' : ''}${count.toLocaleString('pt-BR')} inscrições estão atrasadas`,
    action: 'Ver inscrições',
  },
  expiries: {
    title: (count: number, isMore: boolean): string =>
      count === 1
        ? '1 conclusão vence em 30 dias'
        : `${isMore ? 'Mais de ' : ''}${count.toLocaleString('pt-BR')} conclusões vencem em 30 dias`,
    action: 'Ver vencimentos',
  },
  never: {
    title: (count: number): string =>
      count === 1
        ? '1 pessoa nunca entrou no portal'
        : `${count.toLocaleString('pt-BR')} pessoas nunca entraram no portal`,
    action: 'Ver quem são',
  },
  jobs: {
    title: (count: number): string =>
      count === 1 ? '1 tarefa falhou' : `${count.toLocaleString('pt-BR')} tarefas falharam`,
    action: 'Ver por quê',
  },
  calm: 'Nada pede a sua atenção',
  calmHint:
    'Solicitações, denúncias, inscrições atrasadas, vencimentos, tarefas e pacotes com problemas aparecem aqui.',
  list: 'Para resolver',
  shortcuts: 'Atalhos',
  loadFailed: 'Não foi possível carregar o que pede atenção',
} as const;

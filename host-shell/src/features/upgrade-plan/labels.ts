const days = (count: number): string => `${count} ${count === 1 ? 'dia' : 'dias'}`;
const remaining = (count: number): string => `${count === 1 ? 'Falta' : 'Faltam'} ${days(count)}`;

export const labels = {
  days,
  trialLeft: (count: number) => `${days(count)} de teste`,
  wait: 'Aguarde, enviando a sua solicitação…',
  back: 'Voltar',
  notNow: 'Agora não',
  close: 'Fechar',
  failed: 'Não foi possível carregar os planos',
  empty: 'Nenhum plano disponível no momento',
  contractNow: 'Contratar agora',
  interested: 'Tenho interesse',
  alreadyInterested: 'Interesse registrado',

  plansTitle: 'Planos para a sua empresa',
  plansText: {
    trial: (count: number) =>
      `${remaining(count)} para o fim do período de teste. Contrate agora e continue sem interrupção.`,
    ended: 'O período de teste terminou. Contrate um plano para continuar.',
    own: 'Compare os planos e calcule o valor para o tamanho da sua equipe.',
    none: 'Escolha um plano e teste por 15 dias, sem custo e sem compromisso.',
    request: 'Escolha um plano e solicite o teste à administração da sua empresa.',
  },
  carousel: 'Escolha um plano',
  ownPlan: 'Seu plano',
  moreDetails: 'Ver mais detalhes',
  lessDetails: 'Ver menos detalhes',
  features: 'Recursos',
  products: 'Incluído',
  terms: 'Ver termos do plano',
  termsTitle: (plan: string) => `Termos do plano ${plan}`,
  tryPlan: 'Testar por 15 dias',
  requestTrial: 'Solicitar teste',
  contact: 'Falar com a equipe',
  contract: 'Contratar',

  form: {
    title: {
      trial: (plan: string) => `Testar o plano ${plan}`,
      contact: (plan: string) => `Falar sobre o plano ${plan}`,
      extension: () => 'Pedir mais tempo de teste',
      request: (plan: string) => `Solicitar o teste do plano ${plan}`,
    },
    text: {
      trial: 'Confira os seus dados. O teste começa assim que você enviar e dura 15 dias.',
      contact: 'Conte o que a sua empresa precisa. A equipe comercial responde em até um dia útil.',
      extension: 'Conte por que a sua empresa precisa de mais tempo. A equipe comercial responde em até um dia útil.',
      request: 'A administração da sua empresa recebe o pedido com os seus dados.',
    },
    name: 'Nome',
    email: 'E-mail',
    company: 'Empresa',
    role: 'Cargo',
    department: 'Departamento',
    phone: 'Telefone',
    numberOfEmployees: 'Número de colaboradores',
    choose: 'Selecione',
    message: 'Mensagem',
    start: 'Começar teste',
    send: 'Enviar',
    loadFailed: 'Não foi possível carregar os seus dados',
  },

  selected: {
    title: (plan: string) => `Plano ${plan}`,
    calculate: 'Calcular valor',
    plans: 'Ver planos',
    moreTime: 'Pedir mais tempo',
    moreDays: 'Pedir mais 7 dias',
  },

  calculator: {
    title: 'Qual o tamanho da sua equipe?',
    users: 'Número de pessoas',
    usersHint: 'Pessoas que vão acessar a plataforma',
    invalid: 'Informe pelo menos 1 pessoa',
    tooMany: 'Para mais de 100.000 pessoas, fale com a equipe comercial',
    table: 'Valor por faixa',
    band: 'Faixa',
    price: 'Por pessoa',
    people: 'Pessoas',
    subtotal: 'Subtotal',
    upTo: (from: number, upTo: number) => (from === 1 ? `Até ${count(upTo)}` : `${count(from)} a ${count(upTo)}`),
    above: (from: number) => `Acima de ${count(from - 1)}`,
    total: 'Valor mensal',
    average: (price: string) => `Em média, ${price} por pessoa`,
    note: 'Pode haver cobrança de taxa de adesão. Os valores são apenas uma simulação e podem mudar na proposta comercial.',
    plans: 'Ver planos',
    continue: 'Continuar',
  },

  detail: {
    title: 'Detalhes do seu pedido',
    plan: 'Plano',
    licences: 'Número de licenças',
    monthly: 'Valor mensal',
    finish: 'Finalizar solicitação',
    contractOff: 'A contratação pelo portal não está disponível agora. Fale com a equipe comercial.',
  },

  answers: {
    ConfirmTrial: {
      title: 'Seu período de teste começou!',
      text: 'Enviamos os dados de acesso para o seu e-mail: confira a caixa de entrada e o spam. O teste dura 15 dias.',
      open: 'Acessar a plataforma',
    },
    ConfirmSucess: {
      title: 'Mensagem enviada!',
      text: 'A nossa equipe comercial recebeu a sua mensagem e vai ligar para você em até um dia útil.',
      clientText: 'A administração da sua empresa recebeu a sua mensagem e vai falar com você.',
    },
    ConfirmPlan: {
      title: 'Contratação solicitada!',
      text: 'Recebemos o seu pedido. A nossa equipe comercial vai entrar em contato com a proposta e os próximos passos.',
    },
    FinishTrial: {
      title: 'O período de teste terminou',
      text: 'Os treinamentos, as matrículas e os certificados estão guardados. Contrate um plano para continuar de onde parou.',
      leave: 'Ao fechar esta janela, a sua sessão será encerrada.',
    },
    ExtendTrial: {
      title: 'Você ganhou mais 7 dias!',
      text: 'O seu período de teste foi estendido por 7 dias.',
      until: (date: string) => `Agora ele vai até ${date}.`,
      continue: 'Continuar o teste',
    },
    RequestExtendTrial: {
      title: 'Pedido de extensão enviado!',
      text: 'A nossa equipe comercial recebeu o seu pedido de mais tempo de teste e vai responder em até um dia útil.',
    },
  },

  client: {
    active: {
      title: 'Está gostando do portal?',
      text: (count: number) =>
        `A sua empresa está testando o portal: ${remaining(count).toLowerCase()} para o fim. Diga à administração que você quer continuar.`,
    },
    finished: {
      title: 'O período de teste terminou',
      text: 'A sua empresa ainda não contratou um plano. Diga à administração que você quer continuar aprendendo aqui.',
    },
    contract: {
      title: 'Quer mais do portal?',
      text: 'Diga à administração que você tem interesse em um plano com mais recursos.',
    },
    activeRegistered: {
      title: 'Seu interesse foi registrado!',
      text: (count: number) =>
        `Avisamos a administração da sua empresa. Enquanto isso, aproveite: ${remaining(count).toLowerCase()} de teste.`,
    },
    finishedRegistered: {
      title: 'Seu interesse foi registrado!',
      text: 'A administração da sua empresa já sabe que você quer continuar. Assim que o plano for contratado, o seu acesso volta.',
    },
    contractRegistered: {
      title: 'Seu interesse foi registrado!',
      text: 'Avisamos a administração da sua empresa.',
    },
    interestedPeople: (people: number) =>
      people === 1 ? 'Você é a primeira pessoa a pedir.' : `${people} pessoas da sua empresa já pediram.`,
    leave: 'Ao fechar esta janela, a sua sessão será encerrada.',
  },

  level: {
    title: (count: number) => (count === 1 ? 'Hoje é o último dia do teste' : `${remaining(count)} de teste`),
    text: {
      1: 'Amanhã o acesso da sua equipe será interrompido. Contrate agora e ninguém perde o que já começou.',
      2: 'O período de teste está quase no fim. Contrate agora para que a sua equipe continue sem interrupção.',
      3: 'Que tal planejar os próximos passos? Calcule o valor para a sua equipe e contrate quando quiser.',
    },
  },

  campaign: {
    title: {
      admin: 'Contrate o plano e continue com o portal',
      client: 'Ajude a sua empresa a continuar com o portal',
      none: 'Conheça os planos do portal',
    },
    frame: 'Campanha do plano',
  },
} as const;

function count(people: number): string {
  return people.toLocaleString('pt-BR');
}

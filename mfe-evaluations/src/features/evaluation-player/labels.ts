import { formatDurationWords } from '@shared-kit/ui/format';

export const labels = {
  start: 'Iniciar avaliação',
  resuming: 'Retomando a avaliação',
  resumeFailed: 'Não foi possível retomar a avaliação.',
  tryAgainLater: 'Verifique a conexão e tente novamente.',
  retry: 'Tentar novamente',
  leave: 'Sair da avaliação',
  previous: 'Anterior',
  next: 'Próxima',
  submit: 'Enviar avaliação',
  questions: 'Questões',
  progress: 'Progresso da avaliação',
  question: (number: number, total: number) => `Questão ${number} de ${total}`,
  goTo: (number: number, isAnswered: boolean) => `Questão ${number}, ${isAnswered ? 'respondida' : 'sem resposta'}`,
  answerFirst: 'Responda a esta questão para avançar.',
  timeLeft: 'Tempo restante',
  timeLeftAloud: (seconds: number) => `Restam ${seconds < 60 ? `${seconds} segundos` : formatDurationWords(seconds)}.`,
  missingTitle: 'Avaliação incompleta',
  missing: (count: number) =>
    count === 1
      ? 'É necessário responder a questão para enviar a avaliação.'
      : 'É necessário responder todas as questões para enviar a avaliação.',
  missingList: (count: number) => (count === 1 ? 'Falta responder a questão:' : 'Faltam responder as questões:'),
  answerMissing: 'Responder agora',
  listQuestions: 'Questões',
  factTime: 'Tempo',
  factMastery: 'Nota mínima',
  factTries: 'Tentativas',
  noLimit: 'Sem limite',
  triesLeft: (current: number, max: number) => `${current} de ${max}`,
  rules: 'Antes de começar',
  rulePausingTime:
    'O tempo corre enquanto esta página está aberta. Se você sair, ele para, e continua de onde parou quando você voltar.',
  rulePauses: (left: number) =>
    left === 1
      ? 'O tempo ainda para 1 vez. Depois disso, ele continua a correr mesmo que você saia.'
      : `O tempo para no máximo ${left} vezes. Depois disso, ele continua a correr mesmo que você saia.`,
  noPausesLeft: 'Você usou todas as pausas desta avaliação: se sair agora, o tempo continua a correr.',
  ruleRunningTime:
    'O tempo não para: depois de iniciado, continua a correr mesmo que você saia desta página ou fique sem conexão.',
  ruleTimeOver: 'Quando o tempo acaba, a avaliação é enviada com as respostas dadas até então.',
  alreadyRunning: 'O tempo já está correndo.',
  ruleLock: 'Você avança depois de responder a questão atual, e pode voltar às anteriores.',
  ruleSave:
    'Cada resposta é salva na hora. Se a conexão cair, ela fica guardada neste aparelho e segue quando a conexão voltar.',
  startFailed: 'Não foi possível iniciar a avaliação.',
} as const;

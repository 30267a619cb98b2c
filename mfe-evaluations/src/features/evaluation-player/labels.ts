import { formatDurationWords } from '@shared-kit/ui/format';

export const labels = {
  start: 'Iniciar avaliação',
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
  factQuestions: 'Questões',
  factTime: 'Tempo',
  factMastery: 'Nota mínima',
  factTries: 'Tentativas',
  noLimit: 'Sem limite',
  triesLeft: (current: number, max: number) => `${current} de ${max}`,
  rules: 'Antes de começar',
  ruleTime:
    'O tempo corre enquanto a avaliação está aberta. Ao terminar, ela é enviada com as respostas dadas até então.',
  ruleLock: 'Você avança depois de responder a questão atual, e pode voltar às anteriores.',
  ruleSave:
    'Cada resposta é salva na hora. Se a conexão cair, ela fica guardada neste aparelho e segue quando a conexão voltar.',
  startFailed: 'Não foi possível iniciar a avaliação.',
} as const;

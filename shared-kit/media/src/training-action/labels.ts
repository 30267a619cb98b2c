import { formatDurationWords } from '@shared-kit/ui/format';

const minutesText = (minutes: number): string => formatDurationWords(minutes * 60);

export const labels = {
  start: 'Começar',
  continueWith: (title: string) => `Continuar: ${title}`,
  retake: 'Refazer avaliação',
  certificate: 'Ver certificado',
  preparing: 'Em preparação',
  whyLocked: 'Por que está bloqueado?',
  see: 'Ver e matricular-se',
  enrolAgain: 'Matricular-se novamente',
  open: 'Ver treinamento',
  comment: 'Participar dos comentários',
  minutes: minutesText,
  minutesLeft: (minutes: number) => `${minutes === 1 ? 'falta' : 'faltam'} ${minutesText(minutes)}`,
  triesLeft: (count: number) => (count === 1 ? 'resta 1 tentativa' : `restam ${count} tentativas`),
  commentsLeft: (count: number) => (count === 1 ? 'falta 1' : `faltam ${count}`),
  evaluation: 'Avaliação',
  content: 'Conteúdo',
  pdf: 'PDF',
} as const;

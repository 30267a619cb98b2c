import { formatDurationWords } from '@shared-kit/ui/format';

const inWords = (seconds: number): string => (seconds < 60 ? `em ${seconds} s` : `em ${formatDurationWords(seconds)}`);

export const labels = {
  /** B4.7-03. */
  starting: 'Aguarde, iniciando conteúdo',
  /** B2.6-13. */
  unknownType: 'Não foi possível abrir o conteúdo',
  /** B2.6-08. */
  linkTitle: 'Você será direcionado para uma página externa',
  linkText: 'Ela abre em outra aba. Quando terminar, volte para cá para continuar o seu treinamento.',
  goOn: 'Continuar',
  /** B4.7-09. */
  downloading: 'Atenção, download em progresso!',
  /** B5-63. */
  invalidFile: 'Arquivo inválido',
  live: 'AO VIVO',
  completed: 'Concluído',
  saving: 'Salvando…',
  savedAt: (time: string) => `Salvo às ${time}`,
  waiting: (seconds: number) => `O conteúdo é concluído ${inWords(seconds)}, se você continuar nele.`,
  /** Shown when the report waits on this device for the network. */
  queued: 'Salvo neste aparelho',
  queuedHint: 'Envia ao reconectar',
  notSaved: 'Progresso não salvo',
  retry: 'Tentar novamente',
} as const;

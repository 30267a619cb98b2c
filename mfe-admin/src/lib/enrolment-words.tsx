import type { EnrolmentSource, EnrolmentState } from '@shared-kit/contracts/admin';
import { Icon, Status } from '@shared-kit/ui';
import type { IconName, Tone } from '@shared-kit/ui';

export const enrolmentWords: Readonly<Record<EnrolmentState, string>> = {
  'not-started': 'Não iniciado',
  'in-progress': 'Em andamento',
  late: 'Atrasado',
  done: 'Concluído',
  failed: 'Reprovado',
  expired: 'Expirado',
  removed: 'Cancelada',
};

const appearance: Readonly<Record<EnrolmentState, { tone: Tone; icon: IconName }>> = {
  'not-started': { tone: 'neutral', icon: 'circle' },
  'in-progress': { tone: 'info', icon: 'clock' },
  late: { tone: 'danger', icon: 'alert-circle' },
  done: { tone: 'success', icon: 'check-circle' },
  failed: { tone: 'danger', icon: 'x-circle' },
  expired: { tone: 'warning', icon: 'hourglass' },
  removed: { tone: 'neutral', icon: 'minus' },
};

/** State of an enrolment as icon and text. */
export function EnrolmentStatus({ state }: { state: EnrolmentState }) {
  const { tone, icon } = appearance[state];
  return (
    <Status tone={tone} icon={<Icon name={icon} size={16} />}>
      {enrolmentWords[state]}
    </Status>
  );
}

/** Returns in words why a person is in a training. */
export function sourceWords(source: EnrolmentSource): string {
  switch (source.kind) {
    case 'administration':
      return withReason(`Por ${source.name}`, source.reason);
    case 'rule':
      return withReason(`Pela regra ${source.name}`, source.reason);
    case 'request':
      return 'Por solicitação aprovada';
    case 'other':
      return 'Pela própria pessoa, por compra ou por importação';
  }
}

function withReason(text: string, reason: string): string {
  return reason === '' ? text : `${text}: ${reason}`;
}

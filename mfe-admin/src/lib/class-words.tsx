import type { ClassState } from '@shared-kit/contracts/admin';
import { parseWallClock, formatDate } from '@shared-kit/contracts/calendar';
import { Icon, Status } from '@shared-kit/ui';
import type { IconName, Tone } from '@shared-kit/ui';

export const classWords: Readonly<Record<ClassState, string>> = {
  waiting: 'Matrículas a abrir',
  open: 'Matrículas abertas',
  full: 'Lotada',
  over: 'Matrículas encerradas',
  ended: 'Terminada',
  closed: 'Encerrada',
};

const appearance: Readonly<Record<ClassState, { tone: Tone; icon: IconName }>> = {
  waiting: { tone: 'info', icon: 'clock' },
  open: { tone: 'success', icon: 'check-circle' },
  full: { tone: 'warning', icon: 'users' },
  over: { tone: 'neutral', icon: 'hourglass' },
  ended: { tone: 'neutral', icon: 'minus' },
  closed: { tone: 'neutral', icon: 'lock' },
};

/** State of a class as icon and text. */
export function ClassStatus({ state }: { state: ClassState }) {
  const { tone, icon } = appearance[state];
  return (
    <Status tone={tone} icon={<Icon name={icon} size={16} />}>
      {classWords[state]}
    </Status>
  );
}

/** Notice that a class gives no certificate. */
export function NoCertificate() {
  return (
    <Status tone="warning" icon={<Icon name="warning" size={16} />}>
      Sem certificado
    </Status>
  );
}

/** Returns the taken seats in words. */
export function seatsWords(taken: number, capacity: number | null): string {
  return capacity === null ? `${taken}, sem limite` : `${taken} de ${capacity}`;
}

/** Returns a day as people write it. */
export function dayWords(day: string | null): string {
  const start = day === null ? null : parseWallClock(`${day}T00:00:00`);
  return start === null ? '—' : formatDate(start);
}

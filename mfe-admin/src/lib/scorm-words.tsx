import type { ScormContent } from '@shared-kit/contracts/admin';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { Icon, Status } from '@shared-kit/ui';
import type { IconName, Tone } from '@shared-kit/ui';

/** Results of an attempt in words. */
const resultWords: Partial<Record<EnrollmentStatus, string>> = {
  NOT_ATTEMPTED: 'Não iniciada',
  IN_PROGRESS: 'Em andamento',
  INCOMPLETE: 'Incompleta',
  COMPLETED: 'Concluída',
  PASSED: 'Aprovada',
  FAILED: 'Reprovada',
};

/** Results as choices of a filter, except that of a lesson that nobody opened. */
export const resultOptions = (['IN_PROGRESS', 'INCOMPLETE', 'COMPLETED', 'PASSED', 'FAILED'] as const).map((value) => ({
  value,
  label: resultWords[value] ?? value,
}));

const appearanceOfResult = (status: EnrollmentStatus): { tone: Tone; icon: IconName } => {
  if (status === 'PASSED' || status === 'COMPLETED') return { tone: 'success', icon: 'check-circle' };
  if (status === 'FAILED') return { tone: 'danger', icon: 'x-circle' };
  return status === 'NOT_ATTEMPTED' ? { tone: 'neutral', icon: 'circle' } : { tone: 'info', icon: 'clock' };
};

/** Result of an attempt as icon and text. */
export function AttemptStatus({ status }: { status: EnrollmentStatus }) {
  const { tone, icon } = appearanceOfResult(status);
  return (
    <Status tone={tone} icon={<Icon name={icon} size={16} />}>
      {resultWords[status] ?? status}
    </Status>
  );
}

const packageStates: Readonly<Record<ScormContent['state'], { tone: Tone; icon: IconName; text: string }>> = {
  ready: { tone: 'success', icon: 'check-circle', text: 'Pronto' },
  waiting: { tone: 'info', icon: 'hourglass', text: 'Sendo aberto' },
  held: { tone: 'warning', icon: 'clock', text: 'Espera por um operador' },
  broken: { tone: 'danger', icon: 'x-circle', text: 'Com defeito' },
};

/** State of a package as icon and text. */
export function PackageStatus({ state }: { state: ScormContent['state'] }) {
  const { tone, icon, text } = packageStates[state];
  return (
    <Status tone={tone} icon={<Icon name={icon} size={16} />}>
      {text}
    </Status>
  );
}

/** Returns a grade of 0 to 100 in words; a dash when the lesson gave none. */
export function gradeWords(grade: number | null): string {
  return grade === null ? '—' : grade.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
}

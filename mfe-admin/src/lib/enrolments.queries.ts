import {
  endEnrolments,
  enrolPeople,
  listAdminJobs,
  listAuditActs,
  listEnrolmentChoices,
  listEnrolmentTrainings,
  listPersonEnrolments,
  listTrainingEnrolments,
  previewEndEnrolments,
} from '@shared-kit/contracts/admin';
import type { EnrolmentSelection } from '@shared-kit/contracts/admin';
import { apiQueryOptions, call, useApiMutation, useInvalidate, useQuery } from '@shared-kit/runtime/api';
import { notify } from '@shared-kit/ui/toast';
import { useDelayedTasks } from './use-delayed-tasks.ts';

const changed = [
  listEnrolmentTrainings,
  listTrainingEnrolments,
  listPersonEnrolments,
  listEnrolmentChoices,
  listAdminJobs,
  listAuditActs,
] as const;

export function useEnrolPeople() {
  const invalidate = useInvalidate();
  return useApiMutation(enrolPeople, { onSettled: () => invalidate(...changed) });
}

/** Counts what ending the selected enrolments would do now. */
export function useEndingPreview(selection: EnrolmentSelection) {
  return useQuery({
    ...apiQueryOptions(previewEndEnrolments, { query: { selection: JSON.stringify(selection) } }),
    staleTime: 0,
  });
}

/** Ends enrolments at once: for many, whose job can be undone within 24 hours. */
export function useEndManyEnrolments() {
  const invalidate = useInvalidate();
  return useApiMutation(endEnrolments, { onSettled: () => invalidate(...changed) });
}

/** Enrolments that somebody wants to end. */
interface Ending {
  readonly selection: EnrolmentSelection;
  readonly reason: string;
  readonly count: number;
}

const texts = {
  ending: (count: number): string =>
    count === 1 ? 'Cancelando 1 inscrição…' : `Cancelando ${count.toLocaleString('pt-BR')} inscrições…`,
  undone: 'Desfeito: nenhuma inscrição foi cancelada.',
  failed: 'Não foi possível cancelar as inscrições. Elas continuam como estavam.',
} as const;

/** Ends enrolments with ten seconds to undo. `isHidden` is true for enrolments that are about to end. */
export function useEndEnrolments() {
  const invalidate = useInvalidate();
  const { pending, delay } = useDelayedTasks<Ending>(async ({ selection, reason }) => {
    try {
      await call(endEnrolments, { body: { selection, reason } });
    } catch (error) {
      notify({ kind: 'error', text: texts.failed, error });
    } finally {
      invalidate(...changed);
    }
  }, texts.undone);
  const isEverything = pending.some(({ selection }) => selection.kind === 'filter');
  const ids = new Set(pending.flatMap(({ selection }) => (selection.kind === 'ids' ? selection.ids : [])));
  return {
    end: (ending: Ending) => delay(ending, texts.ending(ending.count)),
    isHidden: (idEnrolment: number) => isEverything || ids.has(idEnrolment),
  };
}

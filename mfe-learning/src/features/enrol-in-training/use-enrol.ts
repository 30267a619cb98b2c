import { useState } from 'react';
import { ApiError, useApiMutation, useInvalidate } from '@shared-kit/runtime/api';
import { createEnrollment, levelPath, listTeams, requestEnrollment } from '@shared-kit/contracts/learning';
import type { Team } from '@shared-kit/contracts/learning';
import { menuFlagChanged, menuFlags } from '@shared-kit/contracts/delivery';
import { publish } from '@shared-kit/runtime/events';
import { useNavigate } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';
import { useInvalidateProgress } from '../../lib/use-progress-refresh.ts';

export type EnrolPhase = 'idle' | 'enrolling' | 'requesting' | 'requested' | 'failed';

export interface Enrolling {
  readonly phase: EnrolPhase;
  /** True until the result is known and read. */
  readonly isBusy: boolean;
  /** Enrols and navigates to the training; `null` enrols without a class, if the training allows it. */
  enrol(team: Team | null): Promise<void>;
  request(team: Team): Promise<void>;
  /** Clears the confirmation of a request. */
  acknowledge(): void;
}

export function useEnrol(nodeCode: string): Enrolling {
  const { viewer } = useActiveSession();
  const [phase, setPhase] = useState<EnrolPhase>('idle');
  const create = useApiMutation(createEnrollment);
  const request = useApiMutation(requestEnrollment);
  const invalidate = useInvalidate();
  const invalidateProgress = useInvalidateProgress();
  const navigate = useNavigate();

  const attempt = async (during: EnrolPhase, work: () => Promise<EnrolPhase>) => {
    setPhase(during);
    try {
      setPhase(await work());
    } catch (error) {
      setPhase('failed');
      notify({ kind: 'error', text: error instanceof ApiError ? error.message : String(error), error });
    } finally {
      // Also refetches after a rejection, because the vacancies may have changed.
      invalidate(listTeams);
    }
  };

  return {
    phase,
    isBusy: phase !== 'idle' && phase !== 'failed',
    enrol: (team) =>
      attempt('enrolling', async () => {
        const { idEnrollment } = await create.mutateAsync({
          body: { idTeam: team?.idTeam ?? null, nodeCode, idUser: viewer.idUser },
        });
        invalidateProgress();
        publish(menuFlagChanged, { flag: menuFlags.hasEnrollmentsInProgress, visible: true });
        notify({ kind: 'success', text: labels.enrolled });
        void navigate(levelPath(idEnrollment));
        return 'idle';
      }),
    request: (team) =>
      attempt('requesting', async () => {
        await request.mutateAsync({ body: { idTeam: team.idTeam } });
        publish(menuFlagChanged, { flag: menuFlags.hasEnrollmentRequests, visible: true });
        return 'requested';
      }),
    acknowledge: () => setPhase('idle'),
  };
}

import { useState } from 'react';
import { answerAdminRequests, listAdminRequests } from '@shared-kit/contracts/admin';
import type { AdminRequest } from '@shared-kit/contracts/admin';
import { call, useInvalidate } from '@shared-kit/runtime/api';
import { notify } from '@shared-kit/ui/toast';
import { useDelayedTasks } from '../../lib/use-delayed-tasks.ts';
import { labels } from './labels.ts';

interface Answer {
  readonly requests: readonly AdminRequest[];
  /** Reason of a denial; undefined approves. */
  readonly reason: string | undefined;
}

interface Refused {
  readonly request: AdminRequest;
  readonly message: string;
}

/** Answers requests with ten seconds to undo. */
export function useDelayedAnswers() {
  const invalidate = useInvalidate();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { pending, delay } = useDelayedTasks<Answer>(async ({ requests, reason }) => {
    const ids = requests.map(({ idRequest }) => idRequest);
    try {
      const { results } = await call(answerAdminRequests, {
        body: reason === undefined ? { decision: 'APPROVED', ids } : { decision: 'DENIED', ids, reason },
      });
      const messages = new Map(results.map(({ idRequest, message }) => [idRequest, message]));
      const failed = requests
        .map((request) => ({ request, message: messages.get(request.idRequest) ?? '' }))
        .filter(({ message }) => message !== '');
      if (failed.length > 0) setRefused((before) => [...before, ...failed]);
    } catch (error) {
      notify({ kind: 'error', text: labels.sendFailed, error });
    } finally {
      invalidate(listAdminRequests);
    }
  }, labels.undone);

  const answer = (requests: readonly AdminRequest[], reason?: string) => {
    setRefused([]);
    delay({ requests, reason }, (reason === undefined ? labels.approving : labels.denying)(requests.length));
  };

  const hidden = new Set(pending.flatMap(({ requests }) => requests.map(({ idRequest }) => idRequest)));
  return { hidden, refused, answer };
}

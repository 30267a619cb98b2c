import { ApiError } from '@shared-kit/runtime/api';
import type { RequestAnswerResult, TeamRequest } from '@shared-kit/contracts/learning';
import { notify } from '@shared-kit/ui/toast';
import { useState } from 'react';
import { useAnswerRequests } from './approvals.queries.ts';
import { labels } from './labels.ts';

/** Request that could not be answered, with the reason for the approver. */
export interface RefusedAnswer {
  readonly request: TeamRequest;
  readonly message: string;
}

/** Answers requests and reports those that could not be answered. */
export function useAnswers() {
  const mutation = useAnswerRequests();
  const [refused, setRefused] = useState<readonly RefusedAnswer[]>([]);

  async function answer(requests: readonly TeamRequest[], reason?: string): Promise<void> {
    if (mutation.isPending || requests.length === 0) return;
    const ids = requests.map(({ idEnrollmentRequest }) => idEnrollmentRequest);
    setRefused([]);
    try {
      const { results } = await mutation.mutateAsync({
        body: reason === undefined ? { decision: 'APPROVED', ids } : { decision: 'DENIED', ids, reason },
      });
      report(requests, results, reason === undefined ? labels.approved : labels.denied);
    } catch (error) {
      // Without a session the form of the reason keeps its text for after the login.
      if (reason !== undefined && error instanceof ApiError && error.status === 401) throw error;
      notify({ kind: 'error', text: error instanceof ApiError ? error.message : String(error), error });
    }
  }

  function report(
    requests: readonly TeamRequest[],
    results: readonly RequestAnswerResult[],
    done: (count: number) => string,
  ): void {
    const byId = new Map(requests.map((request) => [request.idEnrollmentRequest, request]));
    const answered = results.filter(({ code }) => code === null).length;
    if (answered > 0) notify({ kind: 'success', text: done(answered) });
    setRefused(
      results.flatMap(({ code, message, idEnrollmentRequest }) => {
        const request = byId.get(idEnrollmentRequest);
        return code === null || !request ? [] : [{ request, message }];
      }),
    );
  }

  return { answer, refused, isBusy: mutation.isPending };
}

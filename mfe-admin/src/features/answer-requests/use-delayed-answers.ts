import { useEffect, useRef, useState } from 'react';
import { answerAdminRequests, listAdminRequests } from '@shared-kit/contracts/admin';
import type { AdminRequest } from '@shared-kit/contracts/admin';
import { call, useInvalidate } from '@shared-kit/runtime/api';
import { dismissToast, notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';

/** Time in which an answer can be undone. It is sent afterwards, or at once when the person leaves the page. */
export const UNDO_MS = 10_000;

interface Answer {
  readonly requests: readonly AdminRequest[];
  /** Reason of a denial; undefined approves. */
  readonly reason: string | undefined;
}

interface Refused {
  readonly request: AdminRequest;
  readonly message: string;
}

/**
 * Answers requests with ten seconds to undo. Nothing has happened until an answer is sent, so undoing leaves no trace; an
 * answer that is lost with the browser leaves the requests waiting.
 */
export function useDelayedAnswers() {
  const invalidate = useInvalidate();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const pending = useRef(new Map<Answer, ReturnType<typeof setTimeout>>());

  const show = ({ requests }: Answer) =>
    setHidden((before) => {
      const shown = new Set(requests.map(({ idRequest }) => idRequest));
      return new Set([...before].filter((id) => !shown.has(id)));
    });

  const send = async (answer: Answer) => {
    clearTimeout(pending.current.get(answer));
    if (!pending.current.delete(answer)) return;
    const { requests, reason } = answer;
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
      show(answer);
      invalidate(listAdminRequests);
    }
  };

  const sendAll = useRef(() => {});
  useEffect(() => {
    sendAll.current = () => {
      for (const answer of pending.current.keys()) void send(answer);
    };
  });
  useEffect(() => {
    const leave = () => sendAll.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const answer = (requests: readonly AdminRequest[], reason?: string) => {
    const one: Answer = { requests, reason };
    setHidden((before) => new Set([...before, ...requests.map(({ idRequest }) => idRequest)]));
    setRefused([]);
    pending.current.set(
      one,
      setTimeout(() => void send(one), UNDO_MS),
    );
    const id = notify({
      kind: 'success',
      text: (reason === undefined ? labels.approving : labels.denying)(requests.length),
      durationMs: UNDO_MS,
      action: {
        label: labels.undo,
        onSelect: () => {
          clearTimeout(pending.current.get(one));
          if (!pending.current.delete(one)) return;
          show(one);
          dismissToast(id);
          notify({ kind: 'info', text: labels.undone });
        },
      },
    });
  };

  return { hidden, refused, answer };
}

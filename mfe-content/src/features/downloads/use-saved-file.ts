import { useQueryClient } from '@shared-kit/runtime/api';
import { navigationType } from '@shared-kit/contracts/content';
import type { ContentItem, Visit } from '@shared-kit/contracts/content';
import { toMoment } from '@shared-kit/contracts/calendar';
import { useActiveSession } from '@shared-kit/runtime/session';
import { queueVisit, deliverVisit } from '@shared-kit/runtime/tracking';
import { patchItem } from '../../lib/content-cache.ts';

/** Records a download from the list as a finished visit of the file (decision 87). */
export function useSavedFile({ idContentItem }: ContentItem, idSection: number): () => void {
  const { idUser } = useActiveSession().viewer;
  const client = useQueryClient();
  return () => {
    const visit: Visit = {
      idVisit: crypto.randomUUID(),
      timeStart: toMoment(new Date()),
      idContentItem,
      idNavigationType: navigationType.content,
      idSection,
      seconds: 0,
      timeExecuted: 0,
      finished: true,
    };
    queueVisit(visit, { idUser, isOpen: false });
    void deliverVisit(visit).then((reply) => {
      if (reply) patchItem(client, idContentItem, { completed: reply.completed, progress: reply.progress });
    });
  };
}

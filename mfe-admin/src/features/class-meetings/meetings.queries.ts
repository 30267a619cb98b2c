import { listAuditActs, listClassMeetings, saveClassMeetings } from '@shared-kit/contracts/admin';
import type { AdministeredMeeting, ClassMeetings, MeetingFields } from '@shared-kit/contracts/admin';
import { ApiError, call, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { notify } from '@shared-kit/ui/toast';
import { notifyUndoable } from '../../lib/notify-undoable.ts';
import { labels } from './labels.ts';

/** Meeting to save; without an id it is new. */
export interface MeetingDraft {
  readonly idMeeting: number | null;
  readonly fields: MeetingFields;
}

export function useClassMeetings(idClass: number) {
  return useApiQuery(listClassMeetings, { params: { idClass } }, { staleTime: 0 });
}

/** Returns what saves one meeting and what deletes one, each with ten seconds to undo. */
export function useChangeMeetings(idClass: number, read: ClassMeetings | undefined) {
  const invalidate = useInvalidate();
  const refresh = () => invalidate(listClassMeetings, listAuditActs);
  const store = async (version: string, meetings: readonly MeetingDraft[]) => {
    try {
      return await call(saveClassMeetings, { params: { idClass }, body: { version, meetings: [...meetings] } });
    } finally {
      refresh();
    }
  };
  const change = async (text: string, meetings: readonly MeetingDraft[]) => {
    if (!read) return;
    const saved = await store(read.version, meetings);
    notifyUndoable({
      text,
      undone: labels.undone,
      changeBack: () => store(saved.version, backTo(read.meetings, saved.meetings)),
    });
  };
  const others = (idMeeting: number | null) => (read?.meetings ?? []).filter((one) => one.idMeeting !== idMeeting);
  return {
    save: (draft: MeetingDraft) => change(labels.saved, [...others(draft.idMeeting), draft]),
    remove: async ({ idMeeting }: AdministeredMeeting) => {
      try {
        await change(labels.removed, others(idMeeting));
      } catch (error) {
        notify({ kind: 'error', text: wordsOf(error), error });
      }
    },
  };
}

/** Returns the earlier meetings. One that is gone by now is new again. */
function backTo(before: readonly AdministeredMeeting[], now: readonly AdministeredMeeting[]): MeetingDraft[] {
  const ids = new Set(now.map(({ idMeeting }) => idMeeting));
  return before.map(({ idMeeting, fields }) => ({ idMeeting: ids.has(idMeeting) ? idMeeting : null, fields }));
}

/** Returns the words of a refusal. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return labels.failed;
  return error.code === 'admin.changed-meanwhile' ? labels.changedMeanwhile : error.message;
}

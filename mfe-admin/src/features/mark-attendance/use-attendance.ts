import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listAuditActs, readAttendance } from '@shared-kit/contracts/admin';
import type { AttendanceBatch, AttendanceList, SentMark } from '@shared-kit/contracts/admin';
import type { ReplyOf } from '@shared-kit/contracts/core';
import { inOrderSender, retryPlans } from '@shared-kit/contracts/retry';
import type { Delivery, InOrderSender } from '@shared-kit/contracts/retry';
import { ApiError, queryKeyOf, useApiQuery, useInvalidate, useQueryClient } from '@shared-kit/runtime/api';
import { useActiveSession } from '@shared-kit/runtime/session';
import { onResume } from '@shared-kit/runtime/write-queue';
import { notify } from '@shared-kit/ui/toast';
import { marksTakenBack, shownAttendees, withMarks, withSaved } from './attendance.rules.ts';
import { deliverBatch, deliverPendingMarks, dropSent, pendingBatch, queueMarks } from './marks-queue.ts';

type Receipt = Awaited<ReturnType<typeof deliverBatch>>;

/** Interval at which the list shows what others and PINs have marked, in milliseconds. */
const REFRESH_MS = 15_000;

/**
 * Reads and marks the attendance of a meeting. A mark shows at once, waits on the device for the server, and is sent again
 * until the server has answered.
 */
export function useAttendance(idClass: number, idMeeting: number) {
  const { idUser } = useActiveSession().viewer;
  const [meeting] = useState({ idUser, idClass, idMeeting });
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const input = { params: { idClass, idMeeting } };
  const query = useApiQuery(readAttendance, input, { staleTime: 0, refetchInterval: REFRESH_MS });
  const [pending, setPending] = useState<readonly SentMark[]>(() => pendingBatch(meeting)?.marks ?? []);
  const [refused, setRefused] = useState<readonly SentMark[]>([]);
  const [savedAt, setSavedAt] = useState<Date>();
  const [isWaiting, setWaiting] = useState(false);
  const readPending = () => setPending(pendingBatch(meeting)?.marks ?? []);
  const refuse = (marks: readonly SentMark[]) => {
    if (marks.length === 0) return;
    setRefused((before) => withMarks(before, marks));
    void query.refetch();
  };

  const onDelivered = useEffectEvent(({ marks }: AttendanceBatch, { saved, unsaved }: Receipt) => {
    client.setQueryData<ReplyOf<typeof readAttendance>>(
      queryKeyOf(readAttendance, input),
      (list) => list && { ...list, people: withSaved(list.people, saved) },
    );
    readPending();
    setWaiting(false);
    setSavedAt(new Date());
    refuse(marks.filter(({ idPerson }) => unsaved.includes(idPerson)));
    invalidate(listAuditActs);
  });
  const onRefused = useEffectEvent((batch: AttendanceBatch, error: ApiError) => {
    dropSent(batch);
    readPending();
    setWaiting(false);
    if (error.code === 'admin.changed-meanwhile') refuse(batch.marks);
    else notify({ kind: 'error', text: error.message, error });
  });
  const onPending = useEffectEvent(() => setWaiting(true));

  const sender = useRef<InOrderSender>(undefined);
  useEffect(() => {
    const own = inOrderSender<AttendanceBatch, Receipt, ApiError>({
      plan: retryPlans.write,
      next: () => pendingBatch(meeting),
      send: deliver,
      onDelivered: (batch, receipt) => onDelivered(batch, receipt),
      onRefused: (batch, error) => onRefused(batch, error),
      onPending: () => onPending(),
    });
    sender.current = own;
    const resume = () => void own.flush().then(() => deliverPendingMarks(meeting.idUser));
    resume();
    const stop = onResume(resume);
    return () => {
      own.close();
      stop();
    };
  }, [meeting]);

  const mark = (marks: readonly SentMark[]) => {
    if (marks.length === 0) return;
    const ids = new Set(marks.map(({ idPerson }) => idPerson));
    setRefused((before) => before.filter(({ idPerson }) => !ids.has(idPerson)));
    queueMarks(meeting, marks);
    readPending();
    void sender.current?.flush();
  };

  return {
    query,
    shownIn: ({ people }: AttendanceList) => shownAttendees(people, pending, refused),
    mark,
    /** Takes back marks that were made here, as far as nobody has changed them since then. */
    takeBack: (made: readonly SentMark[]) => {
      const list = client.getQueryData<ReplyOf<typeof readAttendance>>(queryKeyOf(readAttendance, input));
      mark(marksTakenBack(made, list?.people ?? []));
    },
    /** Leaves the mark of somebody else as it is. */
    accept: (idPerson: number) => setRefused((before) => before.filter((one) => one.idPerson !== idPerson)),
    status: { pending: pending.length, isWaiting, savedAt },
  };
}

async function deliver(batch: AttendanceBatch): Promise<Delivery<Receipt, ApiError>> {
  try {
    return { kind: 'delivered', receipt: await deliverBatch(batch) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'failed', failure: error };
  }
}

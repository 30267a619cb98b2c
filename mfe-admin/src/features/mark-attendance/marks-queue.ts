import { attendanceBatchSchema, markAttendance } from '@shared-kit/contracts/admin';
import type { AttendanceBatch, SentMark } from '@shared-kit/contracts/admin';
import type { ReplyOf } from '@shared-kit/contracts/core';
import { call } from '@shared-kit/runtime/api';
import { queue } from '@shared-kit/runtime/write-queue';
import { idOfBatch, marksLeft, withMarks } from './attendance.rules.ts';

type Reply = ReplyOf<typeof markAttendance>;

const batches = queue<AttendanceBatch>({
  storedAs: 'class-attendance',
  schema: attendanceBatchSchema,
  idOf: idOfBatch,
});

/** Meeting at which a person marks. */
export type MarkedMeeting = Omit<AttendanceBatch, 'marks'>;

/** Returns what the person has marked at a meeting and the server may not have yet. */
export function pendingBatch(meeting: MarkedMeeting): AttendanceBatch | undefined {
  const batch = batches.find(idOfBatch(meeting));
  return batch && batch.marks.length > 0 ? batch : undefined;
}

/** Stores marks on the device until the server has them. */
export function queueMarks(meeting: MarkedMeeting, marks: readonly SentMark[]): void {
  store({ ...meeting, marks: withMarks(pendingBatch(meeting)?.marks ?? [], marks) });
}

/** Sends a batch. Rejects when it stays on the device, and when the server refuses it. */
export async function deliverBatch(batch: AttendanceBatch): Promise<Reply> {
  const { idClass, idMeeting, marks } = batch;
  const reply = await batches.deliver(batch, (_, later) =>
    call(markAttendance, { params: { idClass, idMeeting }, body: { marks } }, { later }),
  );
  dropSent(batch, reply.saved);
  return reply;
}

/** Takes marks that the server has answered off the device. Marks that were made since then stay. */
export function dropSent(batch: AttendanceBatch, saved: Reply['saved'] = []): void {
  const pending = pendingBatch(batch);
  if (pending) store({ ...pending, marks: marksLeft(pending.marks, batch.marks, saved) });
}

/** Delivers what earlier pages of this person could not send. */
export function deliverPendingMarks(idUser: number): Promise<number> {
  return batches.deliverPending(idUser, deliverBatch);
}

function store(batch: AttendanceBatch): void {
  batches.put(batch, { idUser: batch.idUser, isOpen: false });
  // The entry is empty, so it is removed from the device without a call.
  if (batch.marks.length === 0) void batches.deliver(batch, async () => undefined);
}

import * as z from 'zod/mini';
import { call } from '@shared-kit/runtime/api';
import type { ReplyOf } from '@shared-kit/contracts/core';
import {
  contentCompleted,
  createContentEnrollment,
  recordContentAccess,
  updateContentEnrollment,
} from '@shared-kit/contracts/learning';
import { queue } from '@shared-kit/runtime/write-queue';
import { publish } from '@shared-kit/runtime/events';
import { announcePoints } from '@shared-kit/runtime/tracking';
import { offerImpactEvaluation } from './impact-offer.ts';

const placeShape = {
  idUser: z.number(),
  idEnrollment: z.number(),
  idNodeEnrollment: z.number(),
  idContentItem: z.number(),
};
const placeSchema = z.object(placeShape);
const reportSchema = z.object({
  ...placeShape,
  status: z.enum(['IN_PROGRESS', 'COMPLETED']),
  progress: z.number(),
});

/** Place of a content in a training. */
export type ContentPlace = Readonly<z.infer<typeof placeSchema>>;

export type ProgressReport = Readonly<z.infer<typeof reportSchema>>;

type Reply = ReplyOf<typeof createContentEnrollment>;

const idOf = ({ idNodeEnrollment, idContentItem }: ContentPlace): string => `${idNodeEnrollment}/${idContentItem}`;
const reports = queue<ProgressReport>({ storedAs: 'learning-progress', schema: reportSchema, idOf });

/**
 * Stores the progress on the device; a completed content stays completed (decision 28).
 * @returns the report to deliver for the content.
 */
export function queueReport(report: ProgressReport, { isOpen }: { isOpen: boolean }): ProgressReport {
  const before = reports.find(idOf(report));
  const latest = before?.status === 'COMPLETED' ? before : report;
  reports.put(latest, { idUser: report.idUser, isOpen: isOpen && latest === report });
  return latest;
}

/**
 * Sends the progress; the server applies repeated attempts once. `known`: id of the content enrolment, if one exists.
 * Rejects when the report stays pending on the device.
 */
export async function deliverReport(
  report: ProgressReport,
  { known = null, keepalive = false }: { known?: number | null; keepalive?: boolean } = {},
): Promise<Reply> {
  const { status, progress } = report;
  const body = { status, progress, grade: 0 };
  const reply = await reports.deliver(report, (_, later) =>
    known === null
      ? call(createContentEnrollment, { body: { ...report, ...body } }, { keepalive, later })
      : call(updateContentEnrollment, { params: { id: known }, body }, { keepalive, later }),
  );
  // A completion that came too early stays queued until the server counts it (decision 532).
  if (reply.completesIn !== null) queueReport(report, { isOpen: false });
  else if (status === 'COMPLETED') announceCompletion(report, reply);
  return reply;
}

/** Delivers the reports that earlier pages of this person could not send; resolves to whether there were any. */
export async function deliverPendingReports(idUser: number): Promise<boolean> {
  return (await reports.deliverPending(idUser, (report) => deliverReport(report))) > 0;
}

function announceCompletion({ idEnrollment, idContentItem }: ContentPlace, { points, impactEvaluation }: Reply): void {
  publish(contentCompleted, { idEnrollment, idContentItem });
  if (points) announcePoints(points);
  offerImpactEvaluation(impactEvaluation);
  // A failure has no effect on the person (B4.2-04, B8-23).
  void call(recordContentAccess, {
    params: { id: idContentItem },
    body: { idEnrollment, type: 'ACCESS_CONTENT', progress: 100 },
  }).catch(() => undefined);
}

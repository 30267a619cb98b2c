import { call } from 'shared-kit/api';
import type { ReplyOf } from 'shared-kit/contracts/core';
import {
  contentCompleted,
  createContentEnrollment,
  recordContentAccess,
  updateContentEnrollment,
} from 'shared-kit/contracts/learning';
import { publish } from 'shared-kit/events';
import { announcePoints, outbox } from 'shared-kit/tracking';
import { tellOfImpactOffer } from './impact-offer.ts';

/** Where in a training a content stands. */
export interface ContentPlace {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number;
  readonly idContentItem: number;
}

export interface ProgressReport extends ContentPlace {
  readonly status: 'IN_PROGRESS' | 'COMPLETED';
  readonly progress: number;
}

type Reply = ReplyOf<typeof createContentEnrollment>;

const idOf = ({ idNodeEnrollment, idContentItem }: ContentPlace): string => `${idNodeEnrollment}/${idContentItem}`;
const reports = outbox<ProgressReport>({ storedAs: 'learning-progress', idOf });

/**
 * Writes down what was reached. What was completed stays completed (decision 28).
 * @returns what is to be told of the content now.
 */
export function keepReport(report: ProgressReport, { isOpen }: { isOpen: boolean }): ProgressReport {
  const before = reports.find(idOf(report));
  const latest = before?.status === 'COMPLETED' ? before : report;
  reports.keep(latest, { idUser: report.idUser, isOpen: isOpen && latest === report });
  return latest;
}

/**
 * Sends what was reached; the server takes it once, however often it arrives. `known`: the content enrolment it belongs to, where there is
 * one. Rejects where it has to wait; it is on the device then.
 */
export async function sendReport(
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
  if (status === 'COMPLETED') tellOfCompletion(report, reply);
  return reply;
}

/** Sends what earlier pages of this person could not; resolves to whether there was anything. */
export async function sendKeptReports(idUser: number): Promise<boolean> {
  let count = 0;
  for (const report of reports.waiting(idUser)) {
    count += 1;
    // What has to wait on waits for the next time the network comes back.
    await sendReport(report).catch(() => undefined);
  }
  return count > 0;
}

function tellOfCompletion({ idEnrollment, idContentItem }: ContentPlace, { points, impactEvaluation }: Reply): void {
  publish(contentCompleted, { idEnrollment, idContentItem });
  if (points) announcePoints(points);
  tellOfImpactOffer(impactEvaluation);
  // B4.2-04. A failure is of no consequence for the person (B8-23).
  void call(recordContentAccess, {
    params: { id: idContentItem },
    body: { idEnrollment, type: 'ACCESS_CONTENT', progress: 100 },
  }).catch(() => undefined);
}

import { listNotes } from '@shared-kit/contracts/content';
import type { Endpoint, InputOf, ReplyOf } from '@shared-kit/contracts/core';
import {
  enrolledContentPath,
  getEnrollment,
  getEnrollmentNode,
  getNavigationMap,
  getStudentContent,
  levelPath,
} from '@shared-kit/contracts/learning';
import { isTimed, viewerKind } from '@shared-kit/media/viewer-kind';
import { ApiError, call, urlOf } from '@shared-kit/runtime/api';
import { measureGroup } from '@shared-kit/runtime/offline';
import type { MeasuredGroup } from '@shared-kit/runtime/offline';
import { tenantPath } from '@shared-kit/runtime/session';
import { rightEndOf, savedUntil } from './saved-until.rules.ts';
import { canBeSaved, itemCount, openItems, openNodeCodes } from './plan.rules.ts';

/** Training with everything that reading it without a network needs. */
export interface TrainingPlan {
  readonly group: MeasuredGroup;
  readonly items: number;
  readonly leftOut: number;
  readonly hasDocuments: boolean;
  /** Last moment at which the training would open without a network. */
  readonly until: Date;
}

export const groupIdOf = (idEnrollment: number): string => `training-${idEnrollment}`;

/** Returns the notes on a content that the person has never opened: the server finds it only after that. */
function noNotesYet(error: unknown): ReplyOf<typeof listNotes> {
  if (error instanceof ApiError && error.status === 404) return { success: true, notes: [] };
  throw error;
}

/** Reads a training from the server, with the sizes of its files. */
export async function planTraining(
  place: { readonly idUser: number; readonly idEnrollment: number },
  signal: AbortSignal,
): Promise<TrainingPlan> {
  const replies: { url: string; reply: unknown }[] = [];
  const read = async <E extends Endpoint>(endpoint: E, input: InputOf<E>) => {
    const reply = await call(endpoint, input, { signal });
    replies.push({ url: urlOf(endpoint, input), reply });
    return reply;
  };
  const training = await read(getEnrollment, { params: place });
  const map = await read(getNavigationMap, { params: place, query: { fullMap: 1 } });
  for (const idNode of openNodeCodes(map)) await read(getEnrollmentNode, { params: { ...place, idNode } });
  const pages = [levelPath(place.idEnrollment)];
  let hasDocuments = false;
  for (const item of openItems(map)) {
    const input = { params: { ...place, ...item } };
    const reply = await call(getStudentContent, input, { signal });
    if (!canBeSaved(reply.content, tenantPath())) continue;
    const kind = viewerKind(reply.content);
    hasDocuments ||= kind === 'pdf';
    replies.push({ url: urlOf(getStudentContent, input), reply });
    pages.push(enrolledContentPath({ ...place, ...item, idContent: item.idContentItem }));
    if (isTimed(kind)) {
      const notes = { params: { idContentItem: item.idContentItem } };
      replies.push({ url: urlOf(listNotes, notes), reply: await call(listNotes, notes, { signal }).catch(noNotesYet) });
    }
  }
  const group = await measureGroup(
    {
      id: groupIdOf(place.idEnrollment),
      title: training.node.title,
      path: levelPath(place.idEnrollment),
      pages,
      check: urlOf(getEnrollment, { params: place }),
      rightEndsAt: rightEndOf(training.enrollment),
      replies,
    },
    signal,
  );
  const items = pages.length - 1;
  return { group, items, leftOut: itemCount(map) - items, hasDocuments, until: savedUntil(group, new Date()) };
}

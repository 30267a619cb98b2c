import { call } from '@shared-kit/runtime/api';
import { getEnrollmentNode } from '@shared-kit/contracts/learning';
import type { Node } from '@shared-kit/contracts/learning';
import { POINTS_TOAST, notify } from '@shared-kit/ui/toast';
import type { SavedScorm } from '../../lib/scorm-queue.ts';
import { labels } from './labels.ts';

/** B9: duration of the notice in milliseconds. */
const CAMPAIGN_NOTICE_MS = 9000;

interface Finished {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly nodeCode: string;
  readonly idContentItem: number;
  readonly points: SavedScorm['points'];
}

/** Returns whether the content is the last visible one of its node. */
export function isLastContent(node: Pick<Node, 'blocks'>, idContentItem: number): boolean {
  const contents = node.blocks
    .flatMap((block) => block.elements)
    .filter(({ elementType }) => elementType === 'CONTENT');
  return contents.at(-1)?.data.idContentItem === idContentItem;
}

/** Notifies the person when the last lesson of the last content of a node with a campaign is over (B4.5-08). */
export async function notifyOfCampaign({
  idUser,
  idEnrollment,
  nodeCode,
  idContentItem,
  points,
}: Finished): Promise<void> {
  // A failure has no effect on the person (B8-23).
  const level = await call(getEnrollmentNode, { params: { idUser, idEnrollment, idNode: nodeCode } }).catch(
    () => undefined,
  );
  if (!level || level.node.hasCampaign === 0 || !isLastContent(level.node, idContentItem)) return;
  const hasEarned = points !== null && points.earnPoints > 0;
  notify({
    // Takes the place of the shell's notice about the same points, and waits like it until the viewer is left.
    key: POINTS_TOAST,
    position: 'in-page',
    kind: 'success',
    durationMs: CAMPAIGN_NOTICE_MS,
    title: labels.campaignTitle,
    text: hasEarned ? labels.campaignPoints(points.earnPoints) : labels.campaignUpdated,
  });
}

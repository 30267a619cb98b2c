import { emptyCard } from '@shared-kit/contracts/learning';
import type { CardElement } from '@shared-kit/contracts/learning';
import { contentAddress, mediaAddress } from '../../content/index.ts';
import type { ContentSummary, MediaContext } from '../../content/index.ts';
import type { ElementRow, NodeRow } from '../core/course.rules.ts';
import type { NodeInfo } from './node-info.service.ts';
import { flag } from '../core/wire-value.presenter.ts';
import { noLikes } from './like.repository.ts';
import type { Likes } from './like.repository.ts';

/** Presents a node as a card outside of any block: `idElement` is the node's own id. */
export function nodeCard(node: NodeRow, info: NodeInfo, media: MediaContext): CardElement {
  return {
    ...emptyCard,
    idElement: node.id_node,
    elementType: 'NODE',
    nodeCode: node.node_code,
    originalNodeCode: node.node_code,
    idNode: node.id_node,
    title: node.title,
    shortTitle: node.short_title,
    description: node.description,
    label: node.label,
    image: mediaAddress(node.image, media),
    mobileImage: mediaAddress(node.mobile_image, media),
    duration: node.duration,
    workload: node.workload,
    views: node.views,
    likes: info.likes.likes,
    liked: flag(info.likes.liked),
    shareable: flag(node.shareable),
    entryPoint: flag(node.entry_point),
    selfEnrollment: flag(node.self_enrollment),
    hasTeamAvailable: flag(info.hasTeamAvailable),
    available: flag(node.status === 'PUBLISHED' && node.active),
    parentNodes: info.parents.map((parent) => ({
      nodeCode: parent.node_code,
      title: parent.title,
      shortTitle: parent.short_title,
    })),
    parentEntryPoint: flag(info.parents.at(-1)?.entry_point ?? false),
    parentType: info.parents.at(-1)?.node_type === 'ORGANIZATION' ? 'CATALOG' : null,
    hasChildNodes: flag(info.hasChildNodes),
    nodeType: node.node_type,
    status: node.status,
    active: flag(node.active),
    visibility: flag(node.visibility),
    hasAccess: flag(info.hasAccess),
    hasCampaign: flag(info.hasCampaign),
    allowComments: flag(node.allow_comments),
    commentsLabel: node.comments_label,
    hasStudentImpactEvaluation: flag(info.studentImpactDays !== undefined),
    studentImpactEvaluationParams:
      info.studentImpactDays === undefined
        ? []
        : [{ parameter: 'availableUntilDays', parameterValue: String(info.studentImpactDays) }],
    hasEnrollmentCompleted: flag(info.hasEnrollmentCompleted),
    contentProgress: info.enrollment?.progress ?? 0,
    progressStatus: info.enrollment?.status ?? null,
    enrollment: info.enrollment,
    lock: info.lock,
  };
}

export function contentCard(
  content: ContentSummary,
  idElement: number,
  media: MediaContext,
  likes: Likes = noLikes,
): CardElement {
  return {
    ...emptyCard,
    idElement,
    elementType: 'CONTENT',
    idContentItem: content.idContentItem,
    idContentType: content.idContentType,
    title: content.title,
    description: content.description,
    image: mediaAddress(content.image, media),
    duration: content.duration === 0 ? null : Math.ceil(content.duration / 60),
    views: content.visits,
    likes: likes.likes,
    liked: flag(likes.liked),
    shareable: flag(content.shareable),
    contentLocation: contentAddress({ reference: content.location, idContentType: content.idContentType }, media),
  };
}

export function evaluationCard(
  evaluation: { idEvaluation: number; title: string; description: string },
  idElement: number,
): CardElement {
  return {
    ...emptyCard,
    idElement,
    elementType: 'EVALUATION',
    idEvaluation: evaluation.idEvaluation,
    title: evaluation.title,
    description: evaluation.description,
  };
}

export function imageCard(row: ElementRow): CardElement {
  return { ...emptyCard, idElement: row.id_element, elementType: 'IMAGE', title: row.title };
}

/** Applies the texts and images of the block element, which override those of the card. */
export function placedCard(card: CardElement, row: ElementRow, media: MediaContext): CardElement {
  const image = mediaAddress(row.image, media);
  const mobileImage = mediaAddress(row.mobile_image, media);
  return {
    ...card,
    idElement: row.id_element,
    mandatory: flag(row.mandatory),
    link: row.link || card.link,
    title: row.title || card.title,
    description: row.description || card.description,
    image: image || card.image,
    mobileImage: mobileImage || (image === '' ? card.mobileImage : ''),
  };
}

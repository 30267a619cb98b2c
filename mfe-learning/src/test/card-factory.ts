import { emptyCard } from '@shared-kit/contracts/learning';
import type { Block, CardElement, Lock, MapElement } from '@shared-kit/contracts/learning';

const bare: CardElement = { ...emptyCard, idElement: 1, elementType: 'NODE', title: 'Cartão' };

let nextId = 100;

export function aTraining(fields: Partial<CardElement> = {}): CardElement {
  const id = nextId++;
  return {
    ...bare,
    idElement: id,
    idNode: id,
    nodeCode: `curso-${id}`,
    nodeType: 'LEARNING',
    status: 'PUBLISHED',
    ...fields,
  };
}

export function aContent(fields: Partial<CardElement> = {}): CardElement {
  const id = nextId++;
  return { ...bare, elementType: 'CONTENT', idElement: id, idContentItem: id, idContentType: 2, ...fields };
}

export function anEvaluation(fields: Partial<CardElement> = {}): CardElement {
  const id = nextId++;
  return { ...bare, elementType: 'EVALUATION', idElement: id, idEvaluation: id, ...fields };
}

export function anImage(fields: Partial<CardElement> = {}): CardElement {
  const id = nextId++;
  return { ...bare, elementType: 'IMAGE', idElement: id, image: '/media/banner.webp', ...fields };
}

export function aBlock(blockType: string, elements: CardElement[] = [], fields: Partial<Block> = {}): Block {
  return {
    idBlock: nextId++,
    blockType,
    title: blockType,
    text: '',
    elements: elements.map((data) => ({ elementType: data.elementType, idElement: data.idElement, data })),
    parameters: {},
    ...fields,
  };
}

export function aPage(...blocks: Block[]): { nodeCode: string; blocks: Block[] } {
  return { nodeCode: 'pagina', blocks };
}

export const lockedBy = (title: string, idContentItem: number): Lock => ({
  reason: 'SEQUENCE',
  message: `Conclua “${title}” para liberar este item.`,
  blockedBy: { elementType: 'CONTENT', title, nodeCode: 'nr-10', idContentItem, idEvaluation: null },
});

export function aMapItem(fields: Partial<MapElement> = {}): MapElement {
  const id = nextId++;
  return {
    elementType: 'CONTENT',
    title: `Item ${id}`,
    nodeCode: 'nr-10',
    idContentItem: id,
    idContentType: 2,
    idEvaluation: null,
    minutes: null,
    contentEnrollment: null,
    nodeEnrollment: null,
    questionnaire: null,
    mandatory: 0,
    sequential: 0,
    progress: 0,
    status: 'NOT_ATTEMPTED',
    lock: null,
    mapElements: [],
    ...fields,
  };
}

/** Reply for an enrolment that has not begun, without the node. */
export const anEnrollmentReply = {
  enrollment: {
    idEnrollment: 7,
    idUser: 3,
    idTeam: null,
    progress: 0,
    processing: 0,
    status: 'NOT_ATTEMPTED',
    finishDate: null,
    expiresAt: null,
    validUntil: null,
    team: null,
  },
  steps: { done: 0, total: 1, minutesLeft: null, next: null, commentsMissing: 0, hasCertificate: 0 },
  canReenroll: 0,
  renews: null,
} as const;

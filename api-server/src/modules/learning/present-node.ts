import type { Block, CardElement, Node } from 'shared-kit/contracts/learning';
import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { contentSummaries, withMediaAddresses } from '../content/index.ts';
import type { MediaContext } from '../content/index.ts';
import { contentCard, imageCard, nodeCard, placedCard } from './card.presenter.ts';
import type { BlockRow, ElementRow, NodeRow } from './course.ts';
import { likes } from './like.repository.ts';
import { nodeFacts } from './node-facts.ts';
import type { Viewer } from './node-facts.ts';
import { blocksOf, nodes } from './node.repository.ts';
import { flag } from './team.presenter.ts';

/** Nodes as cards, in their order. */
export async function presentCards(db: TenantDb, rows: readonly NodeRow[], viewer: Viewer, media: MediaContext): Promise<CardElement[]> {
  const facts = await nodeFacts(db, rows, viewer);
  return rows.flatMap((row) => {
    const ofNode = facts.get(row.id_node);
    return ofNode ? [nodeCard(row, ofNode, media)] : [];
  });
}

export function presentBlock(row: BlockRow, elements: Block['elements'], media: MediaContext): Block {
  return {
    idBlock: row.id_block,
    blockType: row.block_type,
    title: row.title,
    text: withMediaAddresses(row.text, media),
    elements,
    parameters: { ...row.parameters, sequential: row.sequential ? '1' : '0' },
  };
}

/** A node as somebody sees it who is not in it by an enrolment: the home, a catalog, or the cover of a training. */
export async function presentOpenNode(db: TenantDb, row: NodeRow, viewer: Viewer, media: MediaContext): Promise<Node> {
  const [card] = await presentCards(db, [row], viewer, media);
  if (!card) throw new Error('a node gives one card');
  const isOpen = row.node_type === 'ORGANIZATION' && card.lock === null;
  return {
    ...card,
    syllabus: withMediaAddresses(row.syllabus, media),
    blocks: isOpen ? await presentOpenBlocks(db, row, viewer, media) : [],
    childNodes: isOpen ? await presentCards(db, await nodes(db).childrenOf(row.id_node), viewer, media) : [],
  };
}

async function presentOpenBlocks(db: TenantDb, row: NodeRow, viewer: Viewer, media: MediaContext): Promise<Block[]> {
  const blocks = (await blocksOf(db, [row.id_node])).get(row.id_node) ?? [];
  const cards = await openCards(db, blocks.flatMap((block) => block.elements), viewer, media);
  return blocks.map((block) => {
    const elements = block.elements.flatMap((element) => {
      const card = cards.get(element.id_element);
      return card ? [{ elementType: element.element_type, idElement: element.id_element, data: { ...card, sequential: flag(block.row.sequential) } }] : [];
    });
    return presentBlock(block.row, elements, media);
  });
}

/** Cards of elements outside any enrolment. An evaluation needs one, so it is left out. */
async function openCards(db: TenantDb, elements: readonly ElementRow[], viewer: Viewer, media: MediaContext): Promise<ReadonlyMap<number, CardElement>> {
  const rows = await nodes(db).list(elements.flatMap((element) => element.id_node ?? []));
  const nodeCards = new Map((await presentCards(db, rows, viewer, media)).map((card) => [card.idNode, card]));
  const contents = new Map((await contentSummaries(db, elements.flatMap((element) => element.id_content_item ?? []))).map((content) => [content.idContentItem, content]));
  const liked = await likes(db, viewer.idUser).of('CONTENT', [...contents.keys()]);
  const cardOf = (element: ElementRow): CardElement | undefined => {
    if (element.element_type === 'IMAGE') return imageCard(element);
    if (element.id_node !== null) return nodeCards.get(element.id_node);
    const content = element.id_content_item === null ? undefined : contents.get(element.id_content_item);
    return content && contentCard(content, element.id_element, media, liked.get(content.idContentItem));
  };
  return new Map(
    elements.flatMap((element) => {
      const card = cardOf(element);
      return card ? [[element.id_element, placedCard(card, element, media)] as const] : [];
    }),
  );
}

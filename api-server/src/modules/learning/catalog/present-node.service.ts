import type { Block, CardElement, Node } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { contentSummaries, mediaAddress, withMediaAddresses } from '../../content/index.ts';
import type { ContentSummary, MediaContext } from '../../content/index.ts';
import { contentCard, imageCard, nodeCard, placedCard } from './card.presenter.ts';
import type { BlockRow, ElementRow, NodeRow } from '../core/course.rules.ts';
import { equivalences } from '../training-tree/equivalence.repository.ts';
import { likes } from './like.repository.ts';
import type { Likes } from './like.repository.ts';
import { nodeInfo } from './node-info.service.ts';
import type { Viewer } from '../core/viewer.rules.ts';
import { blocksOf, nodes } from '../training-tree/node.repository.ts';
import type { BlockWithElements } from '../training-tree/node.repository.ts';
import { offeredBlocks } from './offered-blocks.policy.ts';
import { flag } from '../core/wire-value.presenter.ts';

/** Presents nodes as cards, in order. */
export async function presentCards(
  db: TenantDb,
  rows: readonly NodeRow[],
  viewer: Viewer,
  media: MediaContext,
): Promise<CardElement[]> {
  const info = await nodeInfo(db, rows, viewer);
  return rows.flatMap((row) => {
    const ofNode = info.get(row.id_node);
    return ofNode ? [nodeCard(row, ofNode, media)] : [];
  });
}

export function presentBlock(row: BlockRow, elements: Block['elements'], media: MediaContext): Block {
  const { mediaUrl } = row.parameters;
  return {
    idBlock: row.id_block,
    blockType: row.block_type,
    title: row.title,
    text: withMediaAddresses(row.text, media),
    elements,
    parameters: {
      ...row.parameters,
      ...(mediaUrl === undefined ? {} : { mediaUrl: mediaAddress(mediaUrl, media) }),
      sequential: row.sequential ? '1' : '0',
    },
  };
}

/** Trainings among the child nodes of a page, at most; `GET /learning/catalogs/{nodeCode}/nodes` pages all of them. */
const CHILD_TRAININGS = 20;

/** Presents a node outside of any enrolment: the home, a catalog, or the cover of a training. */
export async function presentOpenNode(db: TenantDb, row: NodeRow, viewer: Viewer, media: MediaContext): Promise<Node> {
  const isPage = row.node_type === 'ORGANIZATION';
  const [blocks, placed, children] = isPage
    ? await Promise.all([
        blocksIn(db, row),
        nodes(db).placedOn(row.id_node),
        nodes(db).catalogsAndFirstTrainings(row.id_node, CHILD_TRAININGS),
      ])
    : [[], [], []];
  // Loads all cards at once, because thirty nodes take as many queries as one.
  const [cards, contents, hasEquivalences, offered] = await Promise.all([
    cardsById(db, [row, ...placed, ...children], viewer, media),
    contentsOf(db, blocks, viewer),
    equivalences(db).some(row.id_node),
    offeredBlocks(db, blocks),
  ]);
  const card = cards.get(row.id_node);
  if (!card) throw new Error('a node gives one card');
  const isOpen = isPage && card.lock === null;
  return {
    ...card,
    syllabus: withMediaAddresses(row.syllabus, media),
    hasEquivalences: flag(hasEquivalences),
    blocks: isOpen ? presentBlocks(offered, { cards, ...contents, media }) : [],
    childNodes: isOpen ? children.flatMap(({ id_node }) => cards.get(id_node) ?? []) : [],
  };
}

/** Presents the blocks of a page that is open to the viewer. */
export async function presentOpenBlocks(
  db: TenantDb,
  row: NodeRow,
  viewer: Viewer,
  media: MediaContext,
): Promise<Block[]> {
  const [blocks, placed] = await Promise.all([blocksIn(db, row), nodes(db).placedOn(row.id_node)]);
  const [cards, contents] = await Promise.all([cardsById(db, placed, viewer, media), contentsOf(db, blocks, viewer)]);
  return presentBlocks(blocks, { cards, ...contents, media });
}

const blocksIn = async (db: TenantDb, { id_node }: NodeRow): Promise<BlockWithElements[]> =>
  (await blocksOf(db, [id_node])).get(id_node) ?? [];

async function cardsById(
  db: TenantDb,
  rows: readonly NodeRow[],
  viewer: Viewer,
  media: MediaContext,
): Promise<ReadonlyMap<number, CardElement>> {
  const unique = new Map(rows.map((row) => [row.id_node, row]));
  const cards = await presentCards(db, [...unique.values()], viewer, media);
  return new Map(cards.map((card) => [card.idElement, card]));
}

interface PlacedContents {
  readonly contents: ReadonlyMap<number, ContentSummary>;
  readonly liked: ReadonlyMap<number, Likes>;
}

async function contentsOf(db: TenantDb, blocks: readonly BlockWithElements[], viewer: Viewer): Promise<PlacedContents> {
  const ids = blocks.flatMap(({ elements }) => elements.flatMap(({ id_content_item }) => id_content_item ?? []));
  const [summaries, liked] = await Promise.all([
    contentSummaries(db, ids),
    likes(db, viewer.idUser).of('CONTENT', ids),
  ]);
  return { contents: new Map(summaries.map((content) => [content.idContentItem, content])), liked };
}

interface Shown extends PlacedContents {
  /** Cards of the nodes in the blocks. */
  readonly cards: ReadonlyMap<number, CardElement>;
  readonly media: MediaContext;
}

/** Presents blocks outside of any enrolment. Omits evaluations, because they need one. */
function presentBlocks(blocks: readonly BlockWithElements[], { cards, contents, liked, media }: Shown): Block[] {
  const cardOf = (element: ElementRow): CardElement | undefined => {
    if (element.element_type === 'IMAGE') return imageCard(element);
    if (element.id_node !== null) return cards.get(element.id_node);
    const content = element.id_content_item === null ? undefined : contents.get(element.id_content_item);
    return content && contentCard(content, element.id_element, media, liked.get(content.idContentItem));
  };
  return blocks.map(({ row, elements }) => {
    const shown = elements.flatMap((element) => {
      const card = cardOf(element);
      if (!card) return [];
      const data = { ...placedCard(card, element, media), sequential: flag(row.sequential) };
      return [{ elementType: element.element_type, idElement: element.id_element, data }];
    });
    return presentBlock(row, shown, media);
  });
}

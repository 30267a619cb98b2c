import type { Block, BlockParameters, CardElement } from '@shared-kit/contracts/learning';
import { contentTypeLabel } from '@shared-kit/contracts/content';
import type { FirstCard, FirstCards, FirstPart, FirstRatio, FirstView } from '../../../platform/page-start.port.ts';

/** Blocks that fill any screen. */
const IN_SIGHT = 3;
/** Title of the person's trainings where their block has none (mfe-learning, `show-blocks`). */
const IN_PROGRESS = 'Continue de onde parou';

interface Format {
  readonly ratio: FirstRatio;
  readonly columns: number;
}

const landscape: Format = { ratio: '16/9', columns: 3 };
const formats: Readonly<Record<string, Format>> = {
  portrait: { ratio: '2/3', columns: 5 },
  square: { ratio: '1/1', columns: 4 },
};

/** Reads the trainings that the person has started; undefined when that is refused. */
type ReadStarted = () => Promise<readonly CardElement[] | undefined>;

/**
 * Returns the first view of a page of blocks, as the blocks of the page look. It ends before the first block whose content
 * the server does not have, because the parts below would then be at another place.
 */
export async function firstBlocks(blocks: readonly Block[], readStarted: ReadStarted): Promise<FirstView | undefined> {
  const parts: FirstPart[] = [];
  for (const block of blocks.slice(0, IN_SIGHT)) {
    const shown = await partsOf(block, readStarted);
    if (!shown) break;
    parts.push(...shown);
  }
  return parts.length === 0 ? undefined : parts;
}

/** Returns nothing for a block that shows nothing, and undefined for one whose content is not known here. */
async function partsOf(block: Block, readStarted: ReadStarted): Promise<readonly FirstPart[] | undefined> {
  const elements = block.elements.map(({ data }) => data);
  switch (block.blockType) {
    case 'MasterBanner':
      return elements.slice(0, 1).map(bannerOf);
    case 'EnrollmentsInProgress': {
      const started = await readStarted();
      if (!started || started.length === 0) return undefined;
      return [
        { ...rowOf(block.parameters), title: block.title || IN_PROGRESS, ratio: '16/9', cards: cardsOf(started) },
      ];
    }
    case 'Carrousel':
      return hasUsualCards(block)
        ? [{ ...rowOf(block.parameters), title: block.title, cards: cardsOf(elements) }]
        : undefined;
    case 'Grid':
      return hasUsualCards(block)
        ? [{ ...rowOf(block.parameters), flow: 'grid', title: block.title, cards: cardsOf(elements) }]
        : undefined;
    case 'List':
      return hasUsualCards(block)
        ? [{ kind: 'cards', flow: 'lines', look: 'line', title: block.title, cards: cardsOf(elements) }]
        : undefined;
    case 'NodeLink':
      return elements.length === 0 ? [] : [linksOf(block, elements)];
    default:
      return undefined;
  }
}

/** Only the standard card is drawn here; other kinds are smaller. */
const hasUsualCards = ({ parameters }: Block): boolean => (parameters.type ?? 'standard') === 'standard';

function bannerOf({ title, description, image, mobileImage }: CardElement): FirstPart {
  return { kind: 'banner', title, text: description, picture: image, narrowPicture: mobileImage };
}

function rowOf({ cardFormat, displayColumnsElements }: BlockParameters): Omit<FirstCards, 'title' | 'cards'> {
  const { ratio, columns } = formats[cardFormat ?? ''] ?? landscape;
  return { kind: 'cards', flow: 'row', look: 'card', ratio, columns: displayColumnsElements ?? columns };
}

function linksOf({ title }: Block, elements: readonly CardElement[]): FirstPart {
  const cards = elements.map((element) => ({
    title: element.title,
    picture: element.image,
    text: element.description,
  }));
  return { kind: 'cards', title, flow: 'grid', look: 'link', cards };
}

const cardsOf = (elements: readonly CardElement[]): readonly FirstCard[] => elements.map(cardOf);

function cardOf(element: CardElement): FirstCard {
  return { title: element.title, picture: element.image, label: labelOf(element) };
}

/** Returns the text above the title: the parent pages, or the type of content. */
function labelOf({ elementType, idContentType, parentNodes }: CardElement): string {
  if (elementType === 'EVALUATION') return 'Avaliação';
  if (idContentType !== null) return contentTypeLabel(idContentType) ?? 'Conteúdo';
  return parentNodes.map(({ shortTitle, title }) => shortTitle || title).join(' › ');
}

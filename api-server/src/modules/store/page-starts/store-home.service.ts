import { listOffers } from '@shared-kit/contracts/store';
import type { PageStart } from '../../../platform/page-start.port.ts';

/** Texts of the page (mfe-store, `browse-products`). */
const labels = { title: 'Lojinha', description: 'Escolha o seu próximo passo.' };

/** Catalogue of the store. An address with a search or the person's own products shows another list. */
export const startStoreHome: PageStart = async ({ query, call }) => {
  if ('search' in query || 'view' in query) return undefined;
  const reply = await call(listOffers, { body: { searchText: '' } });
  if (!reply) return undefined;
  return [
    { kind: 'heading', title: labels.title, text: labels.description, hasAction: true },
    { kind: 'controls', lines: 2 },
    {
      kind: 'cards',
      title: '',
      flow: 'grid',
      look: 'card',
      ratio: '4/3',
      width: 'half',
      cards: reply.offers.map(({ title, description, imageURL }) => ({
        title,
        text: description,
        picture: imageURL,
      })),
    },
  ];
};

import { render, screen, within } from '@testing-library/react';
import type { ContentItem } from '@shared-kit/contracts/content';
import { ItemMeta } from './item-meta.tsx';

test('names the tags of an item one by one, as a list', () => {
  const item = { numberVotes: 0, rating: 0, tags: ['vitrine', 'fim de ano'] } as unknown as ContentItem;
  render(<ItemMeta item={item} />);
  const tags = within(screen.getByRole('list', { name: 'Etiquetas' })).getAllByRole('listitem');
  expect(tags.map(({ textContent }) => textContent)).toEqual(['#vitrine', '#fimdeano']);
});

import { screen } from '@testing-library/react';
import { searchAllContent } from '@shared-kit/contracts/content';
import { MockApi, renderPage, testContentItem } from '@shared-kit/testing';
import { SuggestContent } from './suggest-content.tsx';

test('suggests what the words find as links, five at most', async () => {
  const api = new MockApi();
  api.reply(searchAllContent, {
    totalRecords: 7,
    data: [1, 2, 3, 4, 5, 6, 7].map((id) => ({
      ...testContentItem,
      idContentItem: id,
      text: `Vitrine ${id}`,
      idSection: 4,
    })),
  });
  renderPage(<SuggestContent words="vitrine" />);
  expect(await screen.findAllByRole('link', { name: /Vitrine/ })).toHaveLength(5);
});

test('requests nothing for fewer letters', () => {
  const api = new MockApi();
  renderPage(<SuggestContent words="vi" />);
  expect(api.calls(searchAllContent)).toEqual([]);
});

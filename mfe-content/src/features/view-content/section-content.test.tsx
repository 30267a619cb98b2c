import { screen } from '@testing-library/react';
import { contentType } from '@shared-kit/contracts/content';
import { renderPage, testContentItem } from '@shared-kit/testing';
import { SectionContent } from './section-content.tsx';

const progress = {
  reach: () => undefined,
  pause: () => undefined,
  finish: () => undefined,
  onSaved: () => undefined,
  savedAt: undefined,
};

test('navigates back from a site with neither address nor text [A2v-05]', async () => {
  const item = { ...testContentItem, idContentType: contentType.site, contentLocation: '' };
  renderPage(<SectionContent item={item} progress={progress} idSection={null} />, {
    at: '/content/5',
    route: '/content/5',
  });
  expect((await screen.findByTestId('location')).textContent).toBe('/');
});

test.each([contentType.scorm, contentType.link])('leaves type %i to the learning area [A2v-16]', (idContentType) => {
  const item = { ...testContentItem, idContentType, contentLocation: 'https://x' };
  renderPage(<SectionContent item={item} progress={progress} idSection={null} />);
  expect(screen.getByText('No content type')).toBeVisible();
});

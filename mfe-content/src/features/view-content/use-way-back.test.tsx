import { screen } from '@testing-library/react';
import { contentType } from '@shared-kit/contracts/content';
import { renderPage, testContentItem } from '@shared-kit/testing';
import { useWayBackFrom } from './use-way-back.ts';

test.each([
  [{ idContentType: contentType.journey }, 'Voltar', '/'],
  [
    { idContentType: contentType.journey, parent: 4, parentName: 'Jornadas por função' },
    'Jornadas por função',
    '/content/4',
  ],
  [{ idContentType: contentType.journey, parent: 4 }, 'Voltar', '/content/4'],
  [{ idContentType: contentType.video }, 'Home', '/'],
])('labels the back link of %j as %s [A9-17]', (changes, text, to) => {
  const Back = () => {
    const back = useWayBackFrom({ ...testContentItem, ...changes }, null);
    return <p>{`${back.text} → ${back.to}`}</p>;
  };
  renderPage(<Back />);
  expect(screen.getByText(`${text} → ${to}`)).toBeVisible();
});

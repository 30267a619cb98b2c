import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findVideo } from '@shared-kit/contracts/content';
import { useLocation, useParams } from '@shared-kit/runtime/router';
import { MockApi, renderPage } from '@shared-kit/testing';
import type { ChosenVideo } from '@shared-kit/media/viewer';
import { ContentVideo } from './content-video.tsx';

function Viewer({ chosen }: { chosen: ChosenVideo }) {
  const [begunWith] = useState(chosen.idVideo);
  return (
    <button type="button" onClick={() => chosen.choose('wistia', 'other')}>
      {`${chosen.idVideo}, begun with ${begunWith}`}
    </button>
  );
}

function Page() {
  const { search } = useLocation();
  return (
    <ContentVideo provider="wistia" idVideo={useParams()['hashedId'] ?? ''}>
      {(idContentItem, idSection, chosen) => (
        <>
          <Viewer key={idContentItem} chosen={chosen} />
          <p data-testid="place">{`${idContentItem} in ${idSection}${search}`}</p>
        </>
      )}
    </ContentVideo>
  );
}

test('plays the next video in the same viewer although only its address names the content [A2r-11]', async () => {
  const api = new MockApi().reply(findVideo, { success: true, idContentItem: 5, idSection: 2 });
  renderPage(<Page />, { at: '/wtplayer/first', route: '/wtplayer/:hashedId' });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'first, begun with first' }));
  expect(await screen.findByRole('button', { name: 'other, begun with first' })).toBeVisible();
  expect(screen.getByTestId('place').textContent).toBe('5 in 2?idSection=2&content=5&type=7');
  expect(api.calls(findVideo)).toHaveLength(1);
});

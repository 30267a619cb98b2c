import { exitScreen } from '@shared-kit/contracts/content';
import { waitFor } from '@testing-library/react';
import { MockApi, renderPage } from '@shared-kit/testing';
import { useScreenVisit } from './use-screen-visit.ts';

test.each([
  ['a section', 7, { idNavigationItem: 7, idNavigationType: 2, idSection: 7 }],
  ['the home', null, { idNavigationItem: null, idNavigationType: 3, idSection: null }],
])('records the visit of %s when the person leaves it [A7c-15]', async (_, idSection, body) => {
  const Screen = () => {
    useScreenVisit(idSection);
    return null;
  };
  const api = new MockApi().reply(exitScreen, { success: true });
  renderPage(<Screen />).unmount();
  await waitFor(() => expect(api.calls(exitScreen)).toMatchObject([{ body }]));
});

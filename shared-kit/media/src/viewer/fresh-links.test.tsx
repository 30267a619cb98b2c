import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { contentType, findContent } from '@shared-kit/contracts/content';
import { getStudentContent } from '@shared-kit/contracts/learning';
import { MockApi, renderPage, testContentItem } from '@shared-kit/testing';
import type { ContentViewerProps } from './viewer-props.ts';

const Player = ({ source, onRetry }: { source: string; onRetry: () => void }) => (
  <button type="button" onClick={onRetry}>
    {source}
  </button>
);
jest.unstable_mockModule('@shared-kit/media/player', () => ({ MediaPlayer: Player, ResumePrompt: () => null }));
jest.unstable_mockModule('./pdf-viewer/pdf-viewer.tsx', () => ({ PdfViewer: Player }));
const { MediaViewer } = await import('./media-viewer.tsx');
const { PdfContent } = await import('./pdf-viewer/pdf-content.tsx');

const progress = { reach: () => undefined, pause: () => undefined, finish: () => undefined };
const Video = (props: ContentViewerProps) => <MediaViewer {...props} kind="video" />;

/** Returns an item whose link differs at each call. */
function signedItem(idContentType: number) {
  let signed = 0;
  return () => ({
    ...testContentItem,
    idContentType,
    lastPosition: 0,
    contentLocation: `/media/aula?e=${(signed += 1)}`,
  });
}

async function expectFreshLinkAfterRetry(): Promise<void> {
  await userEvent.setup().click(await screen.findByRole('button', { name: '/media/aula?e=1' }));
  expect(await screen.findByRole('button', { name: '/media/aula?e=2' })).toBeVisible();
}

const viewers = [
  ['a video', contentType.video, Video],
  ['a document', contentType.pdf, PdfContent],
] as const;

test.each(viewers)('retries %s of the content area with a fresh link', async (_, idContentType, Viewer) => {
  function Page() {
    const item = useQuery({ ...apiQueryOptions(findContent, { params: { id: 5 } }), gcTime: 0 }).data?.content[0];
    return item && <Viewer item={item} progress={progress} />;
  }
  const item = signedItem(idContentType);
  new MockApi().reply(findContent, () => ({ success: true, content: [item()] }));
  renderPage(<Page />);
  await expectFreshLinkAfterRetry();
});

test.each(viewers)('retries %s of a training with a fresh link', async (_, idContentType, Viewer) => {
  const params = { idUser: 7, idEnrollment: 7, idNodeEnrollment: 9, idContentItem: 5 };
  function Page() {
    const item = useQuery({ ...apiQueryOptions(getStudentContent, { params }), gcTime: 0 }).data?.content;
    return item && <Viewer item={item} progress={progress} />;
  }
  const item = signedItem(idContentType);
  new MockApi().reply(getStudentContent, () => ({
    content: item(),
    contentEnrollment: null,
    nodeCode: 'nr-10',
    nodeTitle: 'NR-10',
    isSeekingBlocked: 0 as const,
  }));
  renderPage(<Page />);
  await expectFreshLinkAfterRetry();
});

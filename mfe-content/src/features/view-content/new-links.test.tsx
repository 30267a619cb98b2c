import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiQueryOptions, useQuery } from 'shared-kit/api';
import { contentType, findContent } from 'shared-kit/contracts/content';
import { MockApi, renderPage } from 'shared-kit/test';
import { testItem } from '../../test/test-item.ts';
import type { StageProps } from './content-stage.tsx';

const Viewer = ({ source, onRetry }: { source: string; onRetry: () => void }) => (
  <button type="button" onClick={onRetry}>
    {source}
  </button>
);
jest.unstable_mockModule('shared-kit/player', () => ({ MediaPlayer: Viewer, ResumePrompt: () => null }));
jest.unstable_mockModule('../../lib/pdf-viewer/pdf-viewer.tsx', () => ({ PdfViewer: Viewer }));
const { MediaStage } = await import('./media-stage.tsx');
const { PdfStage } = await import('./pdf-stage.tsx');

const visit = { reach: () => undefined, pause: () => undefined, finish: () => undefined, savedAt: undefined };

test.each([
  ['a video', contentType.video, (props: StageProps) => <MediaStage {...props} kind="video" />],
  ['a document', contentType.pdf, PdfStage],
])('%s that failed is tried again with a link of now', async (_, idContentType, Stage) => {
  function Page() {
    const item = useQuery({ ...apiQueryOptions(findContent, { params: { id: 5 } }), gcTime: 0 }).data?.content[0];
    return item && <Stage item={item} visit={visit} />;
  }
  let signed = 0;
  new MockApi().reply(findContent, () => ({
    success: true,
    content: [{ ...testItem, idContentType, lastPosition: 0, contentLocation: `/media/aula?e=${(signed += 1)}` }],
  }));
  renderPage(<Page />);
  await userEvent.setup().click(await screen.findByRole('button', { name: '/media/aula?e=1' }));
  expect(await screen.findByRole('button', { name: '/media/aula?e=2' })).toBeVisible();
});

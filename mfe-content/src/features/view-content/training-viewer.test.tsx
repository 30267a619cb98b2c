import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentType, findImpactMenu, recordVisit, saveProgress } from 'shared-kit/contracts/content';
import { MockApi, renderPage } from 'shared-kit/test';
import { testItem } from '../../test/test-item.ts';
import { Piece } from './training-viewer.tsx';

const item = { ...testItem, idContentType: contentType.impactMenu, text: 'Riscos' };

test('a content in its viewer of the portal tells the training, once, that it is done [B2.6-10] [B2.6-11]', async () => {
  const onFinished = jest.fn();
  const options = ['Choque', 'Arco'].map((text, index) => ({
    ...testItem,
    idContentItem: 50 + index,
    text,
    idContentType: contentType.article,
    content: `<p>${text}</p>`,
  }));
  const api = new MockApi()
    .reply(findImpactMenu, { success: true, result: [{ ...item, children: options }] })
    .reply(saveProgress, {
      success: true,
      savedAt: '2026-11-22 12:00:00',
      completed: 'COMPLETED',
      progress: 100,
      lastPosition: 0,
      earnPoints: 0,
      totalUserPoints: 0,
    })
    .refuse(recordVisit, { status: 409, code: 'test.ignored', message: '' });
  renderPage(<Piece content={item} onFinished={onFinished} />);
  await userEvent.click(await screen.findByRole('button', { name: /Choque/ }));
  expect(onFinished).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /Arco/ }));
  expect(onFinished).toHaveBeenCalledTimes(1);
  await screen.findByText('Arco', { selector: 'p' });
  expect(api.calls(saveProgress)).toHaveLength(1);
  expect(onFinished).toHaveBeenCalledTimes(1);
});

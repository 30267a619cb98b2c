import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentType, findImpactMenu, saveProgress } from '@shared-kit/contracts/content';
import { contentCompleted, updateContentEnrollment } from '@shared-kit/contracts/learning';
import { subscribe } from '@shared-kit/runtime/events';
import { renderPage } from '@shared-kit/testing';
import { announceContent, enrolledAddress, enrolledItem } from '../test/enrolled-content.ts';
import { openedContent } from '../test/progress-reply.ts';
import { Page } from './enrolled-content.tsx';

test('completes the enrolment of an impact menu once, after each tile was opened [B2.6-10] [B2.6-11]', async () => {
  const item = { ...enrolledItem, idContentType: contentType.impactMenu, text: 'Riscos', content: '' };
  const options = ['Choque', 'Arco'].map((text, index) => ({
    ...enrolledItem,
    idContentItem: 50 + index,
    text,
    content: `<p>${text}</p>`,
  }));
  const api = announceContent(item, openedContent)
    .reply(findImpactMenu, { success: true, result: [{ ...item, children: options }] })
    .reply(saveProgress, {
      success: true,
      savedAt: '2026-11-22 12:00:00',
      completed: 'COMPLETED',
      progress: 100,
      lastPosition: 0,
      earnPoints: 0,
      totalUserPoints: 0,
    });
  const completed: unknown[] = [];
  const stop = subscribe(contentCompleted, (event) => completed.push(event));
  renderPage(<Page />, enrolledAddress);
  await userEvent.click(await screen.findByRole('button', { name: /Choque/ }));
  expect(api.calls(updateContentEnrollment)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: /Arco/ }));
  await screen.findByText('Concluído');
  await waitFor(() => expect(api.calls(saveProgress)).toHaveLength(1));
  expect(api.calls(updateContentEnrollment)).toHaveLength(1);
  expect(completed).toHaveLength(1);
  stop();
});

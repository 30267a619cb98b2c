import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeElement, unlikeElement } from '@shared-kit/contracts/learning';
import { MockApi, renderPage } from '@shared-kit/testing';
import { aContent } from '../test/card-factory.ts';
import { LikeButton } from './like-button.tsx';

const content = aContent({ idContentItem: 41, likes: 4 });

test('toggles the like and shows the number that the server returns [B4.3-21]', async () => {
  const api = new MockApi()
    .reply(likeElement, { success: true as const, liked: 1, likes: 6, idNode: null })
    .reply(unlikeElement, { success: true as const, liked: 0, likes: 5, idNode: null });
  renderPage(<LikeButton element={content} isDisabled={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Curtir', pressed: false }));
  expect(await screen.findByText('6')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Descurtir', pressed: true }));
  expect(await screen.findByText('5')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Curtir', pressed: false })).toBeVisible();
  expect([api.calls(likeElement).length, api.calls(unlikeElement).length]).toEqual([1, 1]);
});

test('reverts a like that the server rejects', async () => {
  new MockApi().refuse(likeElement, { status: 403, code: 'learning.enrollment-required', message: 'Não.' });
  renderPage(<LikeButton element={content} isDisabled={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Curtir' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Curtir' })).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.getByText('4')).toBeVisible();
});

import { screen, waitFor } from '@testing-library/react';
import { listEnrollmentsInProgress } from '@shared-kit/contracts/learning';
import { MockApi, renderPage } from '@shared-kit/testing';
import { aBlock, aPage } from '../../test/card-factory.ts';
import { ShowBlocks } from './show-blocks.tsx';
import { simulateScreen } from './show-blocks.fixtures.ts';

simulateScreen();

const block = aBlock('EnrollmentsInProgress', [], { title: 'Continue de onde parou' });
/** Returns the part that hides the blocks below it. */
const holding = (container: HTMLElement) => container.querySelector('[data-decides-height]');

test('holds the blocks below for a limited time, and keeps the room of the cards when a late reply has none', async () => {
  const late = Promise.withResolvers<{ data: [] }>();
  new MockApi().reply(listEnrollmentsInProgress, () => late.promise);
  const { container } = renderPage(<ShowBlocks page={aPage(block)} />);
  await waitFor(() => expect(holding(container)).toBeInTheDocument());
  await waitFor(() => expect(holding(container)).not.toBeInTheDocument(), { timeout: 5_000 });
  expect(screen.getByRole('status', { name: 'Carregando' })).toBeInTheDocument();
  late.resolve({ data: [] });
  expect(await screen.findByText('Nada em andamento.')).toBeVisible();
  expect(container.querySelector('.room')).toHaveAttribute('aria-hidden', 'true');
});

test('has no room to keep when the reply comes in time', async () => {
  new MockApi().reply(listEnrollmentsInProgress, { data: [] });
  const { container } = renderPage(<ShowBlocks page={aPage(block)} />);
  expect(await screen.findByText('Nada em andamento.')).toBeVisible();
  expect(container.querySelector('.room')).not.toBeInTheDocument();
});

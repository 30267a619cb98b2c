import { useState } from 'react';
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getEnrollmentDetail, listTeamAttachments } from '@shared-kit/contracts/learning';
import { renderPage } from '@shared-kit/testing';
import { TrainingInteractions } from './training-interactions.tsx';
import { api, detail, idUser, setUpInteractions } from './interactions.fixtures.tsx';
import { labels } from './labels.ts';

setUpInteractions();

const goes = async (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  await act(async () => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
afterEach(() => goes(true));
const offline = 'Parece que você está sem conexão com a internet.';

test.each([
  ['Interações', 'Não há interações na página ainda. Seja o primeiro!'],
  ['Anexos', labels.noAttachments],
])("'%s' opened offline says so and loads by itself once the network is back", async (name, empty) => {
  api.reply(listTeamAttachments, { result: [], totalRecords: 0 });
  renderPage(<TrainingInteractions place={{ idUser, idEnrollment: 7, idNodeEnrollment: 9 }} appearance="page" />);
  const button = await screen.findByRole('button', { name });
  await goes(false);
  await userEvent.click(button);
  expect(await screen.findByText(offline)).toBeVisible();
  await goes(true);
  expect(await screen.findByText(empty)).toBeVisible();
  expect(screen.queryByText(offline)).toBeNull();
});

/** The page learns about the network before the training opens. */
function OpenedLater({ appearance }: { readonly appearance: 'bar' | 'page' }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
    );
  return <TrainingInteractions place={{ idUser, idEnrollment: 7, idNodeEnrollment: 9 }} appearance={appearance} />;
}

test('the interactions of a training that was opened offline appear once the network is back', async () => {
  api.reply(getEnrollmentDetail, detail);
  renderPage(<OpenedLater appearance="page" />);
  await goes(false);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByText(offline)).toBeVisible();
  await goes(true);
  expect(await screen.findByRole('button', { name: 'Interações' })).toBeVisible();
  expect(screen.queryByText(offline)).toBeNull();
});

test('the bar below a content that was opened offline stays small, and gets its buttons with the network', async () => {
  api.reply(getEnrollmentDetail, detail);
  renderPage(<OpenedLater appearance="bar" />);
  await goes(false);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.queryByText(offline)).toBeNull();
  await goes(true);
  expect(await screen.findByRole('button', { name: 'Interações' })).toBeVisible();
});

describe('a network that is back before it carries requests', () => {
  const unreached = { status: 0, code: 'transport.offline', message: '' };
  const failed = 'Erro de carregamento.';
  const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test.each(['bar', 'page'] as const)('the interactions of the %s load by themselves', async (appearance) => {
    api.refuse(getEnrollmentDetail, unreached);
    renderPage(
      <TrainingInteractions place={{ idUser, idEnrollment: 7, idNodeEnrollment: 9 }} appearance={appearance} />,
    );
    await pass(20_000);
    expect(screen.getByText(failed)).toBeVisible();
    api.reply(getEnrollmentDetail, detail);
    // Longer than the longest wait between two attempts, which is random.
    await pass(45_000);
    expect(screen.getByRole('button', { name: 'Interações' })).toBeVisible();
    expect(screen.queryByText(failed)).toBeNull();
  });

  test('a retry after the report of the network shows no failure before it has failed', async () => {
    api.refuse(getEnrollmentDetail, unreached);
    renderPage(<OpenedLater appearance="bar" />);
    await goes(false);
    await act(async () => screen.getByRole('button', { name: 'Abrir' }).click());
    await pass(1000);
    await goes(true);
    await pass(500);
    expect(screen.queryByText(failed)).toBeNull();
    await pass(20_000);
    expect(screen.getByText(failed)).toBeVisible();
  });
});

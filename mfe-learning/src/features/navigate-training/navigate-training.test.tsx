import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createNodeEnrollment, getNavigationMap } from '@shared-kit/contracts/learning';
import { MockApi, renderPage, testSteps } from '@shared-kit/testing';
import { aMapItem } from '../../test/card-factory.ts';
import { NavigateTraining } from './navigate-training.tsx';

afterEach(() => void jest.useRealTimers());

const entered = {
  idNodeEnrollment: 9,
  idEnrollment: 7,
  idUser: 3,
  idTeam: null,
  progress: 0,
  processing: 0,
  status: 'IN_PROGRESS',
  grade: null,
  equivalentNodeCode: null,
  lastAccessDate: null,
} as const;

test('shows the map after the item was open for 1 s and the previous and next buttons at once [B9-11]', async () => {
  jest.useFakeTimers();
  const item = aMapItem({ title: 'Aula de hoje' });
  const next = aMapItem({ title: 'Aula de amanhã' });
  new MockApi().reply(getNavigationMap, {
    title: 'NR-10',
    label: '',
    nodeCode: 'nr-10',
    mapElements: [{ ...item, nodeEnrollment: entered }, next],
    nodeEnrollment: null,
    status: 'IN_PROGRESS',
    steps: testSteps,
  });
  renderPage(
    <NavigateTraining
      position={{ idUser: 3, idEnrollment: 7, idNodeEnrollment: 9, idContentItem: item.idContentItem ?? 0 }}
    />,
  );
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  fireEvent.click(screen.getByRole('button', { name: 'Lista' }));
  await pass(900);
  expect(screen.getByRole('dialog', { name: 'NR-10' })).toBeVisible();
  expect(screen.queryByText('Aula de amanhã')).toBeNull();
  expect(screen.getByRole('button', { name: 'Próximo', hidden: true })).toBeEnabled();
  await pass(200);
  expect(screen.getByText('Aula de amanhã')).toBeVisible();
  expect(screen.getByText('Você está aqui!')).toBeVisible();
});

test("shows the modal 'Aguarde!' while an item's node is entered for the first time, and then opens the item [B4.3-15]", async () => {
  const item = aMapItem({ title: 'Aula de hoje' });
  const next = aMapItem({ title: 'Aula de amanhã' });
  const { promise, resolve } = Promise.withResolvers<void>();
  const api = new MockApi()
    .reply(getNavigationMap, {
      title: 'NR-10',
      label: '',
      nodeCode: 'nr-10',
      mapElements: [
        { ...item, nodeEnrollment: entered },
        { ...next, nodeEnrollment: null },
      ],
      nodeEnrollment: null,
      status: 'IN_PROGRESS',
      steps: testSteps,
    })
    .reply(createNodeEnrollment, async () => {
      await promise;
      return { success: true as const, data: { newId: 12 } };
    });
  renderPage(
    <NavigateTraining
      position={{ idUser: 3, idEnrollment: 7, idNodeEnrollment: 9, idContentItem: item.idContentItem ?? 0 }}
    />,
  );
  const button = await screen.findByRole('button', { name: 'Próximo' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  fireEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Aguarde!' })).toBeVisible();
  resolve();
  expect(await screen.findByTestId('location')).toHaveTextContent(`/contentNode/${next.idContentItem}/12/7/3`);
  expect(api.calls(createNodeEnrollment)).toHaveLength(1);
});

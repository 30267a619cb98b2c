import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { getNavigationMap } from '@shared-kit/contracts/learning';
import { MockApi, renderPage } from '@shared-kit/testing';
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

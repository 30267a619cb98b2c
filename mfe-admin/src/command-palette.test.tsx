import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  findPeople,
  listAdminTrainings,
  listEnrolmentTrainings,
  listGroups,
  readOwnAccess,
  sendAccessLink,
} from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './pages/enrolments.tsx';

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, {
    hasPassword: true,
    roles: ['hr'],
    rights: ['people.read', 'people.access', 'enrolments.read'],
  });
  api.reply(listEnrolmentTrainings, { countedAt: null, trainings: [] });
  api.reply(listAdminTrainings, { trainings: [{ idTraining: 7, title: 'Língua de sinais' }] });
  api.reply(listGroups, { groups: [{ idGroup: 3, name: 'Brigada', people: 2, version: 'v1', nameVersion: 'n1' }] });
  api.reply(findPeople, { people: [{ idPerson: 5, name: 'Ana Lima', department: 'RH', state: 'active' }] });
  api.reply(sendAccessLink, { success: true });
});

const open = async () => {
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/admin/inscricoes', route: '/admin/inscricoes' },
  );
  await screen.findByRole('heading', { level: 1, name: 'Inscrições' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: /Buscar pessoas/ });
};

test('sends the link to a password by the keyboard alone', async () => {
  const box = await open();
  expect(box).toHaveFocus();
  await userEvent.type(box, 'ana');
  await screen.findByRole('option', { name: 'Enviar link de senha para Ana Lima' });
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Enviar link de senha para Ana Lima');
  expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Link enviado para Ana Lima.')).toBeVisible();
  expect(api.calls(sendAccessLink)).toMatchObject([{ params: { idPerson: '5' } }]);
});

test('says when nothing is found, and asks the server for no single letter', async () => {
  const box = await open();
  expect(
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toContain('Pessoas');
  await userEvent.type(box, 'z');
  expect(await screen.findByText(/Nada encontrado\. Confira/)).toBeVisible();
  expect(api.calls(findPeople)).toEqual([]);
});

test('shows why a link was not sent', async () => {
  api.refuse(sendAccessLink, { status: 409, code: 'admin.no-email', message: 'Esta pessoa não tem e-mail.' });
  const box = await open();
  await userEvent.type(box, 'ana');
  await userEvent.click(await screen.findByRole('option', { name: /Enviar link/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Esta pessoa não tem e-mail.')).toBeVisible();
});

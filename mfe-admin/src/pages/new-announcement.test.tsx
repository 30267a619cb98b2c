import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createAnnouncement,
  listAdminTrainings,
  listPeopleOptions,
  previewAnnouncement,
  readOwnAccess,
} from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './new-announcement.tsx';

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, {
    hasPassword: true,
    roles: ['hr'],
    rights: ['announcements.send', 'people.read', 'trainings.read'],
  });
  api.reply(listPeopleOptions, {
    departments: [
      { name: 'RH', people: 3, level: null },
      { name: 'Vendas', people: 9, level: null },
    ],
    groups: [],
  });
  api.reply(listAdminTrainings, { trainings: [] });
  api.reply(previewAnnouncement, { people: 9, mailed: 4, names: ['Ana', 'Bia'], plain: 'Texto sem marcas' });
  api.reply(createAnnouncement, { success: true, idAnnouncement: 1 });
});

const open = () =>
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/admin/comunicados/novo', route: '/admin/comunicados/novo' },
  );
const type = (name: RegExp, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);

test('says whom it reaches, shows bell and mail, and sends after a question', async () => {
  open();
  await screen.findByText('Alcança 9 pessoas');
  expect(screen.getByText('Ana, Bia e mais 7')).toBeVisible();
  await type(/^Título/, 'Recesso');
  await type(/^Texto/, '**Texto** sem marcas');
  await userEvent.click(screen.getByRole('checkbox', { name: /Enviar também por e-mail/ }));
  const mail = screen.getByRole('region', { name: 'No e-mail' });
  expect(await within(mail).findByText('Texto sem marcas')).toBeVisible();
  expect(screen.getByText('4 recebem o e-mail')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Para quem' }), 'Departamentos');
  expect(screen.getByText('Não alcança ninguém. Escolha para quem é.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vendas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enviar para 9 pessoas?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(api.calls(createAnnouncement)).toHaveLength(1));
  expect(api.calls(createAnnouncement)[0]?.body).toMatchObject({
    fields: {
      title: 'Recesso',
      audience: { kind: 'departments', departments: ['Vendas'] },
      sendsMail: true,
      sendAt: null,
    },
  });
});

test('names what is missing and asks nothing before', async () => {
  open();
  await screen.findByText('Alcança 9 pessoas');
  await type(/^Link/, 'javascript:alert(1)');
  await userEvent.click(screen.getByRole('radio', { name: 'Em data e hora' }));
  await userEvent.click(screen.getByRole('button', { name: 'Agendar' }));
  for (const fault of [
    'Dê um título.',
    'Escreva o texto.',
    'Use um endereço que comece com https://',
    'Escolha data e hora que ainda não passaram.',
  ])
    expect(screen.getByText(fault)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

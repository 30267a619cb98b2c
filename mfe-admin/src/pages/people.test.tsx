import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeGroupMembers,
  exportPeople,
  listAdminJobs,
  listPeople,
  listPeopleOptions,
  listSavedViews,
  readOwnAccess,
  undoGroupChange,
} from '@shared-kit/contracts/admin';
import type { ListedPerson } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './people.tsx';

const person = (idPerson: number, name: string): ListedPerson => ({
  idPerson,
  name,
  username: name.toLowerCase(),
  email: '',
  department: 'Operações',
  role: '',
  photo: '',
  state: 'never',
  leaderName: '',
  lastAccess: null,
});

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(listSavedViews, { views: [] });
  api.reply(readOwnAccess, { hasPassword: true, roles: ['hr'], rights: ['people.read', 'people.edit', 'groups.edit'] });
  api.reply(listAdminJobs, { total: 0, jobs: [], places: { previous: null, next: null } });
  api.reply(listPeopleOptions, {
    departments: [{ name: 'Operações', people: 900, level: null }],
    groups: [{ idGroup: 3, name: 'Brigada' }],
  });
  api.reply(listPeople, {
    total: 900,
    people: [person(1, 'Ana'), person(2, 'Bia'), person(3, 'Caio')],
    places: { previous: null, next: 'abc' },
  });
});

const open = (at = '/admin/pessoas') => renderPage(<Page />, { at, route: '/admin/pessoas' });

test('reads filters, sort and place from the address', async () => {
  open('/admin/pessoas?busca=ana&acesso=never&ordem=department&sentido=desc&depois=abc');
  await screen.findByRole('table', { name: 'Pessoas' });
  expect(api.calls(listPeople)).toMatchObject([
    { query: { q: 'ana', state: 'never', sort: 'department', direction: 'descending', after: 'abc' } },
  ]);
});

test('acts on everybody whom the filter finds, not on the page', async () => {
  api.reply(changeGroupMembers, { success: true, changed: 900, unchanged: 0 });
  open('/admin/pessoas?departamento=Operações');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await userEvent.click(screen.getByRole('button', { name: 'Selecionar todas as 900 do filtro' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pôr num grupo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pôr 900 pessoas num grupo' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Grupo/ }), 'Brigada');
  await userEvent.click(dialog.getByRole('button', { name: 'Pôr no grupo' }));
  await waitFor(() => expect(api.calls(changeGroupMembers)).toHaveLength(1));
  expect(api.calls(changeGroupMembers)).toMatchObject([
    { body: { change: 'add', selection: { kind: 'filter', filter: { department: 'Operações' } } } },
  ]);
});

test('takes everybody of the filter out of its group, and undoes it by its own call', async () => {
  api.reply(changeGroupMembers, { success: true, changed: 899, unchanged: 1, idChange: 8 });
  api.reply(undoGroupChange, { success: true, changed: 899 });
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/admin/pessoas?grupo=3', route: '/admin/pessoas' },
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await userEvent.click(screen.getByRole('button', { name: 'Selecionar todas as 900 do filtro' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tirar do grupo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tirar 900 pessoas do grupo Brigada?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Tirar do grupo' }));
  expect(await screen.findByText('899 pessoas saíram do grupo. 1 não fazia parte.')).toBeVisible();
  expect(screen.queryByText(/selecionadas/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Mudança do grupo desfeita.')).toBeVisible();
  expect(api.calls(changeGroupMembers)).toMatchObject([
    { params: { idGroup: '3' }, body: { change: 'remove', selection: { kind: 'filter', filter: { idGroup: 3 } } } },
  ]);
  expect(api.calls(undoGroupChange)).toMatchObject([{ params: { idGroup: '3', idChange: '8' } }]);
});

test('offers to take people out of a group only with its filter, and nothing to undo when nobody changed', async () => {
  api.reply(changeGroupMembers, { success: true, changed: 0, unchanged: 1 });
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/admin/pessoas', route: '/admin/pessoas' },
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar Ana' }));
  expect(screen.queryByRole('button', { name: 'Tirar do grupo' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pôr num grupo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pôr 1 pessoa num grupo' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Grupo/ }), 'Brigada');
  await userEvent.click(dialog.getByRole('button', { name: 'Pôr no grupo' }));
  expect(await screen.findByText('0 pessoas entraram no grupo. 1 já fazia parte.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

test('offers everybody of a new filter only when its list is there', async () => {
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  const all = { name: 'Selecionar todas as 900 do filtro' };
  expect(screen.getByRole('button', all)).toBeVisible();
  api.reply(listPeople, () => new Promise<never>(() => undefined));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Departamento' }), 'Operações');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todas desta página' }));
  expect(screen.queryByRole('button', all)).toBeNull();
});

test('selects a range with Shift', async () => {
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Ana' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Caio' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByRole('checkbox', { name: 'Selecionar Bia' })).toBeChecked();
});

test('teaches what to do when there is nobody, and how to get back from a filter', async () => {
  api.reply(listPeople, { total: 0, people: [], places: { previous: null, next: null } });
  open('/admin/pessoas?acesso=inactive');
  expect(await screen.findByText('Nenhuma pessoa com estes filtros')).toBeVisible();
  const [, clear] = screen.getAllByRole('button', { name: 'Limpar filtros' });
  await userEvent.click(clear ?? document.body);
  expect(await screen.findByText('Ninguém por aqui ainda')).toBeVisible();
});

test('exports the people of the filter', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:pessoas';
  URL.revokeObjectURL = () => undefined;
  api.reply(exportPeople, new Blob(['Nome']));
  open('/admin/pessoas?acesso=never');
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Exportar pessoas' }));
  await userEvent.type(dialog.getByLabelText('Sua senha'), 'azulejo123{Enter}');
  await waitFor(() => expect(saved).toEqual(['pessoas.xlsx']));
  expect(api.calls(exportPeople)).toMatchObject([
    { body: { format: 'xlsx', filter: { state: 'never' }, password: 'azulejo123' } },
  ]);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createUnit,
  createUnitsOfDepartments,
  listUnits,
  readOwnAccess,
  removeUnit,
  saveUnit,
} from '@shared-kit/contracts/admin';
import type { OrganisationUnit } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './pages/units.tsx';

const unit = (
  idUnit: number,
  name: string,
  {
    idParent = null,
    level = 0,
    people = 0,
    peopleBelow = people,
  }: Partial<OrganisationUnit & { idParent: number | null }>,
): OrganisationUnit => ({
  idUnit,
  version: 3,
  fields: { name, code: '', idParent, idLeader: null },
  leaderName: '',
  level,
  people,
  peopleBelow,
});
const units = [
  unit(1, 'Operações', { people: 2, peopleBelow: 7 }),
  unit(2, 'Manutenção', { idParent: 1, level: 1, people: 5 }),
  unit(3, 'Vazia', {}),
];

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['hr'], rights: ['people.read', 'people.edit'] });
  api.reply(listUnits, { units, departments: [], canEdit: true });
  api.reply(createUnit, { success: true, idUnit: 9 });
  api.reply(saveUnit, { success: true });
  api.reply(removeUnit, { success: true });
  api.reply(createUnitsOfDepartments, { success: true, created: 1 });
});

const open = () =>
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/admin/unidades', route: '/admin/unidades' },
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choices = (box: HTMLElement) =>
  within(box)
    .getAllByRole('option')
    .map(({ textContent }) => textContent.trim());

test('shows people with those of subunits, and creates a subunit below its unit', async () => {
  open();
  const row = within((await screen.findByRole('link', { name: 'Operações' })).closest('tr') as HTMLElement);
  expect(row.getByText('2 pessoas na própria unidade').parentElement).toHaveTextContent(/^7/);
  await press('Nova subunidade de Manutenção');
  await userEvent.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Turno da noite');
  await press('Salvar');
  await waitFor(() => expect(api.calls(createUnit)).toHaveLength(1));
  expect(api.calls(createUnit)).toMatchObject([{ body: { fields: { name: 'Turno da noite', idParent: 2 } } }]);
});

test('a unit moves to another one, and never below itself', async () => {
  open();
  await press('Editar Operações');
  expect(choices(screen.getByRole('combobox', { name: 'Unidade superior' }))).toEqual([
    'Nenhuma (primeiro nível)',
    'Vazia',
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unidade superior' }), 'Vazia');
  await press('Salvar');
  await waitFor(() => expect(api.calls(saveUnit)).toMatchObject([{ body: { version: 3, fields: { idParent: 3 } } }]));
});

test('a unit with people is joined to a chosen one, after ten seconds to undo', async () => {
  open();
  await press('Excluir Manutenção');
  expect(screen.getByRole('button', { name: 'Juntar e excluir' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Juntar a' }), 'Vazia');
  await press('Juntar e excluir');
  expect(await screen.findByText('Manutenção foi juntada a Vazia.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Manutenção' })).not.toBeInTheDocument();
  expect(api.calls(removeUnit)).toEqual([]);
  await press('Desfazer');
  expect(await screen.findByRole('link', { name: 'Manutenção' })).toBeVisible();
});

test('sends a removal when the page is left', async () => {
  open();
  await press('Excluir Vazia');
  await press('Excluir');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(api.calls(removeUnit)).toMatchObject([{ body: { idTarget: null } }]));
});

test('shows the refusal of the server in the dialog, which stays open', async () => {
  api.refuse(createUnit, { status: 409, code: 'admin.unit-exists', message: 'Já existe uma unidade com este nome.' });
  open();
  await press('Nova unidade');
  await userEvent.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Vazia');
  await press('Salvar');
  expect(await screen.findByText('Já existe uma unidade com este nome.')).toBeVisible();
});

test('a code that another unit has is named at its field', async () => {
  const message = 'Já existe uma unidade com este código';
  const issues = [{ path: 'body.fields.code', message }];
  api.refuse(saveUnit, { status: 409, code: 'admin.unit-exists', message: `${message}.`, issues });
  open();
  await press('Editar Operações');
  const code = screen.getByRole('textbox', { name: /^Código/ });
  await userEvent.clear(code);
  await userEvent.type(code, 'MAN');
  await press('Salvar');
  expect(await screen.findByText(message)).toBeVisible();
  expect(code).toBeInvalid();
  expect(code).toHaveFocus();
});

test('makes units of the chosen departments', async () => {
  const departments = [
    { name: 'Compras', people: 4 },
    { name: 'Teste', people: 1 },
  ];
  api.reply(listUnits, { units: [], departments, canEdit: true });
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Teste (1 pessoa)' }));
  await press('Criar 1 unidade');
  await waitFor(() => expect(api.calls(createUnitsOfDepartments)).toMatchObject([{ body: { names: ['Compras'] } }]));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Unidades' })).toHaveFocus());
});

test('a person with a limited scope reads units and cannot change them', async () => {
  api.reply(listUnits, { units, departments: [{ name: 'Solto', people: 1 }], canEdit: false });
  open();
  await screen.findByRole('link', { name: 'Operações' });
  expect(screen.queryByRole('button', { name: 'Editar Operações' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Solto/)).not.toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createEnrolmentRule,
  listEnrolmentChoices,
  listEnrolmentRules,
  listPeopleOptions,
  previewEnrolmentRule,
  readOwnAccess,
  saveEnrolmentRule,
  setEnrolmentRulePaused,
} from '@shared-kit/contracts/admin';
import type { EnrolmentRule } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './pages/enrolment-rules.tsx';

const rule: EnrolmentRule = {
  idRule: 4,
  version: 2,
  fields: {
    name: 'Brigada',
    idTraining: 7,
    idTeam: null,
    departments: ['Operações'],
    groups: [],
    since: '2026-01-01',
    dueDays: 30,
    reason: 'NR-23',
    endsLeavers: true,
    includesRemoved: false,
  },
  title: 'NR-23',
  paused: false,
  appliedAt: null,
  problem: '',
};
const refused = { inactive: 0, already: 30, removed: 1, restricted: 0, prerequisite: 0, 'no-seat': 0 };

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, {
    hasPassword: true,
    roles: ['hr'],
    rights: ['people.read', 'enrolments.read', 'enrolments.edit'],
  });
  api.reply(listEnrolmentRules, { rules: [rule] });
  api.reply(listPeopleOptions, { departments: [{ name: 'Operações', people: 900, level: null }], groups: [] });
  api.reply(listEnrolmentChoices, { trainings: [{ idTraining: 7, title: 'NR-23', classes: [] }] });
  api.reply(previewEnrolmentRule, { meets: 245, enter: 214, leave: 9, refused, names: ['Ana', 'Bia'] });
  api.reply(createEnrolmentRule, { success: true, idRule: 5 });
  api.reply(saveEnrolmentRule, { success: true });
  api.reply(setEnrolmentRulePaused, { success: true });
});

const open = async () => {
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/admin/regras', route: '/admin/regras' },
  );
  return (await screen.findByRole('cell', { name: /Brigada/ })).closest('tr');
};

test('says who meets a rule, and pauses it', async () => {
  const row = await open();
  expect(row).toHaveTextContent('Operações; desde 01/01/2026');
  expect(row).toHaveTextContent('30 dias');
  await userEvent.click(screen.getByRole('button', { name: 'Pausar a regra Brigada' }));
  expect(await screen.findByText('Regra pausada: Brigada.')).toBeVisible();
  expect(api.calls(setEnrolmentRulePaused)).toMatchObject([{ body: { paused: true } }]);
});

test('shows who enters and who leaves before a rule is created', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Criar regra' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Criar regra' }));
  expect(dialog.getByRole('button', { name: 'Salvar regra' })).toBeDisabled();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nome da regra' }), 'Nova');
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Treinamento' }), 'NR-23');
  expect(await dialog.findByText('214 pessoas entram')).toBeVisible();
  expect(dialog.getByText('9 pessoas saem')).toBeVisible();
  expect(dialog.getByText('30 já estão inscritas')).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Operações' }));
  await userEvent.type(dialog.getByRole('spinbutton', { name: /Prazo em dias/ }), '15');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar regra' }));
  await waitFor(() => expect(api.calls(createEnrolmentRule)).toHaveLength(1));
  expect(api.calls(createEnrolmentRule)).toMatchObject([
    { body: { fields: { name: 'Nova', idTraining: 7, departments: ['Operações'], dueDays: 15 } } },
  ]);
});

test('saves the version that was read, and shows why it was refused', async () => {
  api.refuse(saveEnrolmentRule, { status: 409, code: 'admin.changed-meanwhile', message: 'Outra pessoa mudou.' });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Editar a regra Brigada' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar a regra Brigada' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar regra' }));
  expect(await dialog.findByText('Outra pessoa mudou.')).toBeVisible();
  expect(api.calls(saveEnrolmentRule)).toMatchObject([{ params: { idRule: '4' }, body: { version: 2 } }]);
});

test('takes the only open class of a training, because the certificate hangs on it, and lets the rule have none', async () => {
  const classes = [{ idTeam: 70, name: 'Turma única', seatsLeft: null }];
  api.reply(listEnrolmentChoices, { trainings: [{ idTraining: 7, title: 'NR-23', classes }] });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Criar regra' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Criar regra' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nome da regra' }), 'Todos');
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Treinamento' }), 'NR-23');
  const team = dialog.getByRole('combobox', { name: /Turma/ });
  expect(team).toHaveValue('70');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar regra' }));
  await waitFor(() => expect(api.calls(createEnrolmentRule)).toMatchObject([{ body: { fields: { idTeam: 70 } } }]));
});

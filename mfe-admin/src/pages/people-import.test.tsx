import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  adminRights,
  checkPeopleImport,
  commitPeopleImport,
  listAdminJobs,
  listImportRows,
  readOwnAccess,
  readPeopleImport,
  undoPeopleImport,
} from '@shared-kit/contracts/admin';
import type { PeopleImport } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from './people-import.tsx';

const counts = { new: 0, changed: 0, conflict: 0, same: 0, refused: 0 };
const outcomes = { created: 0, changed: 0, same: 0, left: 0, removed: 0, restored: 0, kept: 0 };
const places = { previous: null, next: null };

const uploaded: PeopleImport = {
  idImport: 7,
  fileName: 'folha.csv',
  state: 'uploaded',
  format: 'CSV, vírgula, UTF-8',
  columns: [
    { name: 'Colaborador', samples: ['Ana'] },
    { name: 'Matrícula', samples: ['0042'] },
  ],
  mapping: ['name', null],
  identifyBy: 'username',
  createsUnits: false,
  rows: 3,
  counts,
  outcomes,
  job: null,
  importedAt: null,
  undoUntil: null,
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['owner'], rights: [...adminRights] });
  api.reply(listAdminJobs, { total: 0, jobs: [], places });
});

function open(changes: Partial<PeopleImport> = {}) {
  api.reply(readPeopleImport, { import: { ...uploaded, ...changes } });
  renderPage(<Page />, { at: '/admin/importar/7', route: '/admin/importar/:idImport' });
}

test('a file is checked once a column identifies people, and a field comes from one column', async () => {
  api.reply(checkPeopleImport, { success: true, idImport: 7 });
  open();
  const check = await screen.findByRole('button', { name: 'Conferir linhas' });
  expect(check).toBeDisabled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'O que é a coluna Matrícula' }), 'Nome');
  expect(screen.getByRole('combobox', { name: 'O que é a coluna Colaborador' })).toHaveDisplayValue('Não importar');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'O que é a coluna Matrícula' }), 'Login');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'O que é a coluna Colaborador' }), 'Nome');
  await userEvent.click(check);
  await waitFor(() => expect(api.calls(checkPeopleImport)).toHaveLength(1));
  expect(api.calls(checkPeopleImport)).toMatchObject([
    { body: { mapping: ['name', 'username'], identifyBy: 'username' } },
  ]);
});

test('wrong rows come first with line, value and cause, and only the good ones are imported when chosen', async () => {
  api.reply(commitPeopleImport, { success: true, idImport: 7 });
  api.reply(listImportRows, {
    total: 1,
    places,
    rows: [
      {
        line: 12,
        state: 'refused',
        name: 'Ana',
        identifier: 'ana',
        changes: [],
        faults: [{ column: 'CPF', value: '123', message: 'CPF inválido' }],
        outcome: null,
        note: '',
      },
    ],
  });
  open({ state: 'checked', counts: { ...counts, new: 2, refused: 1 } });
  const row = (await screen.findByText('CPF “123”: CPF inválido')).closest('tr');
  expect(row).toHaveTextContent('12');
  expect(screen.getByText('1 linha está errada')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Enviar às pessoas novas/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Importar só as certas (2)' }));
  await waitFor(() => expect(api.calls(commitPeopleImport)).toHaveLength(1));
  expect(api.calls(commitPeopleImport)).toMatchObject([
    { body: { onlyGood: true, conflicts: 'portal', sendsLinks: false } },
  ]);
});

test('a conflict keeps the value of the portal unless the file is chosen', async () => {
  api.reply(commitPeopleImport, { success: true, idImport: 7 });
  api.reply(listImportRows, { total: 0, places, rows: [] });
  open({ state: 'checked', counts: { ...counts, conflict: 3 } });
  expect(await screen.findByRole('radio', { name: 'Manter o que está no portal' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Usar o que está no arquivo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Importar 3 pessoas' }));
  await waitFor(() => expect(api.calls(commitPeopleImport)).toHaveLength(1));
  expect(api.calls(commitPeopleImport)).toMatchObject([{ body: { onlyGood: false, conflicts: 'file' } }]);
});

test('an import that ended accounts for every row, and is undone after a question', async () => {
  api.reply(undoPeopleImport, { success: true, idImport: 7 });
  api.reply(listImportRows, { total: 0, places, rows: [] });
  open({
    state: 'imported',
    counts: { ...counts, new: 2, same: 1 },
    outcomes: { ...outcomes, created: 2, same: 1 },
    undoUntil: '2026-11-27 10:00:00',
  });
  expect(await screen.findByText('2 pessoas novas')).toBeVisible();
  expect(screen.getByText('1 já estava igual')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer importação' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Desfazer a importação inteira?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Desfazer importação' }));
  await waitFor(() => expect(api.calls(undoPeopleImport)).toHaveLength(1));
});

test('a failed job says why, and its import can be tried again', async () => {
  api.reply(listImportRows, { total: 0, places, rows: [] });
  const job = { idJob: 1, kind: 'import-people', title: 'folha.csv', actorName: 'Ana', done: 0, total: 3 } as const;
  open({
    state: 'checked',
    counts: { ...counts, new: 2 },
    job: {
      ...job,
      state: 'failed',
      failure: 'Os dados mudaram.',
      idImport: 7,
      isDismissed: false,
      createdAt: '2026-11-26 10:00:00',
      finishedAt: '2026-11-26 10:00:00',
    },
  });
  expect(await screen.findByText('A tarefa não terminou: Os dados mudaram.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importar 2 pessoas' })).toBeEnabled();
});

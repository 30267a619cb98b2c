import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cancelAdminJob,
  downloadCompanyExport,
  listAdminJobs,
  listCompanyExports,
  readOwnAccess,
  startCompanyExport,
} from '@shared-kit/contracts/admin';
import type { AdminJob, CompanyExport } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from './company-export.tsx';

const moment = toMoment(new Date('2026-11-20T12:00:00Z'));
const job = (changes: Partial<AdminJob> = {}): AdminJob => ({
  idJob: 7,
  kind: 'export-company',
  state: 'running',
  title: 'Aurora',
  actorName: 'Dora',
  done: 3,
  total: 40,
  failure: '',
  idImport: null,
  isDismissed: false,
  createdAt: moment,
  finishedAt: null,
  ...changes,
});
const one = (changes: Partial<CompanyExport> = {}): CompanyExport => ({
  idExport: 5,
  state: 'ready',
  actorName: 'Dora',
  createdAt: moment,
  files: 12,
  size: 2_500_000,
  until: moment,
  job: job({ state: 'done' }),
  ...changes,
});

let api: MockApi;
const list = (exports: CompanyExport[], hasPassword = true) => api.reply(listCompanyExports, { hasPassword, exports });
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['owner'], rights: ['company.edit', 'company.export'] });
  api.reply(listAdminJobs, { total: 0, jobs: [], places: { previous: null, next: null } } as never);
  list([]);
});

const at = '/admin/empresa/exportar';
const open = async () => {
  renderPage(<Page />, { at, route: at });
  await screen.findByText('O que vai no arquivo');
};
const button = (name: string) => screen.getByRole('button', { name });

test('starts an export after the password, and shows how far it is', async () => {
  api.reply(startCompanyExport, { success: true, idExport: 5 });
  await open();
  expect(screen.getByText('Nenhuma exportação ainda')).toBeVisible();
  await userEvent.click(button('Exportar empresa'));
  const dialog = screen.getByRole('dialog', { name: 'Exportar a empresa inteira?' });
  expect(within(dialog).getByLabelText(/^Sua senha/)).toHaveFocus();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Exportar' }));
  expect(within(dialog).getByText('Informe a sua senha.')).toBeVisible();
  expect(api.calls(startCompanyExport)).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText(/^Sua senha/), 'segredo');
  list([one({ state: 'working', until: null, job: job() })]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Exportar' }));
  expect(await screen.findByText('3 de 40 arquivos')).toBeVisible();
  expect(api.calls(startCompanyExport)).toMatchObject([{ body: { password: 'segredo' } }]);
  expect(screen.queryByRole('button', { name: 'Exportar empresa' })).not.toBeInTheDocument();
});

test('cancels a running export', async () => {
  list([one({ state: 'working', until: null, job: job() })]);
  api.reply(cancelAdminJob, { success: true });
  await open();
  list([one({ state: 'stopped', until: null, job: job({ state: 'cancelled' }) })]);
  await userEvent.click(button('Cancelar'));
  expect(await screen.findByText('A última exportação foi cancelada.')).toBeVisible();
  expect(api.calls(cancelAdminJob)).toMatchObject([{ params: { idJob: '7' } }]);
});

test('downloads a ready export from its address, and says at the field that the password is wrong', async () => {
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  list([one(), one({ idExport: 4, state: 'over' })]);
  api.refuse(downloadCompanyExport, {
    status: 422,
    code: 'identity.wrong-current-password',
    message: 'Senha incorreta',
  });
  await open();
  expect(screen.getByText('12 arquivos, 2,5 MB')).toBeVisible();
  expect(screen.getByText('Arquivo removido')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Baixar a exportação de/ }));
  const dialog = screen.getByRole('dialog', { name: 'Baixar a exportação?' });
  await userEvent.type(within(dialog).getByLabelText(/^Sua senha/), 'errada');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Baixar' }));
  expect(await within(dialog).findByText('Senha incorreta')).toBeVisible();
  api.reply(downloadCompanyExport, { success: true, address: '/media/t1/exports/x.zip?e=1' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Baixar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(clicked).toHaveBeenCalledTimes(1);
  clicked.mockRestore();
});

test('says why the last export failed, and offers another one', async () => {
  list([one({ state: 'stopped', until: null, job: job({ state: 'failed', failure: 'Passa de 4 GB.' }) })], false);
  await open();
  expect(screen.getByText('A última exportação não terminou: Passa de 4 GB.')).toBeVisible();
  await userEvent.click(button('Exportar empresa'));
  expect(screen.getByText(/Você entra sem senha/)).toBeVisible();
});

test('is closed to somebody without the right', async () => {
  api.reply(readOwnAccess, { hasPassword: true, roles: ['administrator'], rights: ['company.edit'] });
  renderPage(<Page />, { at, route: at });
  await waitFor(() => expect(screen.queryByText('O que vai no arquivo')).not.toBeInTheDocument());
  expect(api.calls(listCompanyExports)).toEqual([]);
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  listAdminJobs,
  listTrash,
  readOwnAccess,
  restoreDomain,
  restoreUnit,
  saveView,
  setGroupDeleted,
} from '@shared-kit/contracts/admin';
import type { TrashedThing } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './trash.tsx';

const at = '/admin/lixeira';
const deleted = {
  place: '',
  deletedBy: 'João',
  deletedAt: toMoment(new Date('2026-11-20T12:00:00Z')),
  leavesAt: toMoment(new Date('2026-12-20T12:00:00Z')),
};
const unit: TrashedThing = { ...deleted, kind: 'unit', idTrash: 5, name: 'Logística', place: 'Operações' };
const group: TrashedThing = { ...deleted, kind: 'group', idGroup: 3, name: 'Brigada', people: 12 };
const view: TrashedThing = { ...deleted, kind: 'view', list: 'people', name: 'Nunca', query: 'acesso=never' };
const domain: TrashedThing = { ...deleted, kind: 'domain', idTrash: 6, name: 'cursos.aurora.com.br' };

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['administrator'], rights: ['people.edit'] });
  api.reply(listAdminJobs, { total: 0, jobs: [], places: { previous: null, next: null } });
});

const open = (things: readonly TrashedThing[]) => {
  api.reply(listTrash, { things: [...things], isMore: false });
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at, route: at },
  );
};

test('shows what was deleted, where it was, by whom and until when', async () => {
  open([unit, group]);
  const row = (await screen.findByText('Logística')).closest('tr');
  expect(row).toHaveTextContent('Unidade · Operações');
  expect(row).toHaveTextContent('João');
  expect(row).toHaveTextContent('20/12/2026');
  expect(screen.getByText('Grupo · 12 pessoas')).toBeVisible();
});

test('restores each kind by its own call', async () => {
  api.reply(restoreUnit, { success: true });
  api.reply(restoreDomain, { success: true });
  api.reply(setGroupDeleted, { success: true });
  api.reply(saveView, { success: true, views: [] });
  open([unit, group, view, domain]);
  for (const { name } of [unit, group, view, domain]) {
    await userEvent.click(await screen.findByRole('button', { name: `Restaurar ${name}` }));
    await screen.findByText(name === domain.name ? /voltou à lista de domínios/ : `Restaurado: ${name}.`);
  }
  expect(api.calls(restoreUnit)).toMatchObject([{ params: { idTrash: '5' } }]);
  expect(api.calls(restoreDomain)).toMatchObject([{ params: { idTrash: '6' } }]);
  expect(api.calls(setGroupDeleted)).toMatchObject([{ params: { idGroup: '3' }, body: { deleted: false } }]);
  expect(api.calls(saveView)).toMatchObject([
    { params: { list: 'people' }, body: { name: 'Nunca', query: 'acesso=never' } },
  ]);
});

test('says why something was not restored, and reads the list again', async () => {
  api.refuse(restoreUnit, { status: 409, code: 'admin.unit-exists', message: 'Já existe uma unidade com este nome.' });
  open([unit]);
  await userEvent.click(await screen.findByRole('button', { name: 'Restaurar Logística' }));
  expect(await screen.findByText('Já existe uma unidade com este nome.')).toBeVisible();
  await waitFor(() => expect(api.calls(listTrash).length).toBeGreaterThan(1));
});

test('says that the trash is empty', async () => {
  open([]);
  expect(await screen.findByText('A lixeira está vazia')).toBeVisible();
});

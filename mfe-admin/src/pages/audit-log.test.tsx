import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  adminRights,
  exportAuditActs,
  listAdminJobs,
  listAuditActs,
  listAuditOptions,
  readOwnAccess,
} from '@shared-kit/contracts/admin';
import type { AuditAct } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './audit-log.tsx';

let api: MockApi;
const places = { previous: null, next: null };
const act: AuditAct = {
  idAct: 1,
  at: '2026-11-20 12:00:00',
  idActor: null,
  actorName: 'Sistema',
  onBehalfOf: null,
  act: 'system.stop-domain',
  summary: 'Para um domínio sem prova no DNS',
  subject: null,
  changes: [{ field: 'domain', title: 'Domínio', before: 'aulas.com', after: '' }],
  reason: '',
  requestId: 'abc',
  batchSize: 1,
};

beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['owner'], rights: [...adminRights] });
  api.reply(listAdminJobs, { total: 0, jobs: [], places });
  api.reply(listAuditOptions, {
    acts: [{ act: 'admin.give-role', title: 'Dá um papel a uma pessoa' }],
    actors: [{ id: 7, name: 'Ana Moura' }],
    hasSystem: true,
    onBehalfOf: [{ id: 8, name: 'Kátia Lima' }],
  });
  api.reply(listAuditActs, { acts: [act], places });
});

const open = (at = '/admin/registro') =>
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at, route: '/admin/registro' },
  );
const lastQuery = () => api.calls(listAuditActs).at(-1)?.query;

test('every filter of the address is sent', async () => {
  open(
    '/admin/registro?busca=ana&desde=2026-11-01&ate=2026-11-30&acao=admin.give-role&quem=system&em-nome-de=8&lote=l-1',
  );
  expect(await screen.findByText('Para um domínio sem prova no DNS')).toBeVisible();
  expect(lastQuery()).toMatchObject({
    q: 'ana',
    since: '2026-11-01',
    until: '2026-11-30',
    act: 'admin.give-role',
    actor: 'system',
    onBehalfOf: '8',
    batch: 'l-1',
  });
});

test('a mistyped address filters nothing instead of failing', async () => {
  open('/admin/registro?desde=ontem&quem=eu&acao=%20');
  await screen.findByText('Para um domínio sem prova no DNS');
  expect(Object.keys(lastQuery() ?? {}).filter((name) => ['since', 'actor', 'act'].includes(name))).toEqual([]);
});

test('choosing narrows the list, and the way out of a batch and of a search without result shows everything', async () => {
  api.reply(listAuditActs, ({ query }) => ({ acts: query.actor === undefined ? [act] : [], places }));
  open('/admin/registro?lote=abc');
  await screen.findByText(/^Só os registros de um lote/);
  await userEvent.click(screen.getByRole('button', { name: 'Ver todos os registros' }));
  await waitFor(() => expect(lastQuery()).not.toHaveProperty('batch'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quem fez' }), 'Ana Moura');
  expect(await screen.findByText('Nenhuma alteração com estes filtros')).toBeVisible();
  expect(lastQuery()).toMatchObject({ actor: '7' });
  const [clear] = screen.getAllByRole('button', { name: 'Limpar filtros' });
  if (clear) await userEvent.click(clear);
  expect(await screen.findByText('Para um domínio sem prova no DNS')).toBeVisible();
});

test('the export sends the same filters, and a failure is shown', async () => {
  api.refuse(exportAuditActs, {
    status: 403,
    code: 'admin.no-right',
    message: 'O seu papel na administração não permite esta ação.',
  });
  open('/admin/registro?busca=ana&quem=7');
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  await userEvent.type(await screen.findByLabelText('Sua senha'), 'azulejo123{Enter}');
  expect(await screen.findByText('O seu papel na administração não permite esta ação.')).toBeVisible();
  expect(api.calls(exportAuditActs)).toMatchObject([{ body: { q: 'ana', actor: 7, password: 'azulejo123' } }]);
});

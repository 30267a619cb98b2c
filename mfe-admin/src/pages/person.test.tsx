import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  adminRights,
  changeGroupMembers,
  blockPosting,
  listAdminJobs,
  listAuditActs,
  listEnrolmentItems,
  listPersonEnrolments,
  readOwnAccess,
  readPerson,
  readPersonRecords,
  readPostingBlock,
  savePerson,
  setPersonActive,
  undoGroupChange,
} from '@shared-kit/contracts/admin';
import type { AdministeredPerson } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './person.tsx';

const ana: AdministeredPerson = {
  idPerson: 7,
  version: 'v1',
  fields: {
    name: 'Ana Moura',
    username: 'ana',
    email: 'ana@exemplo.com.br',
    cpf: '',
    phone: '',
    department: 'Operações',
    role: 'Analista',
    idLeader: null,
  },
  leaderName: '',
  photo: '',
  state: 'active',
  hasPassword: true,
  lastLogin: '2026-11-20 12:00:00',
  lastAccess: null,
  createdAt: '2026-01-10 12:00:00',
  groups: [],
  sessions: [],
  canEdit: true,
  canChangeAccess: true,
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['owner'], rights: [...adminRights] });
  api.reply(readPerson, { person: ana });
  api.reply(readPostingBlock, { block: null, canChange: true });
  api.reply(listAdminJobs, { total: 0, jobs: [], places: { previous: null, next: null } });
});

const open = (tab = '') =>
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: `/admin/pessoas/7${tab}`, route: '/admin/pessoas/:idPerson' },
  );

async function type(label: string, text: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: new RegExp(label) });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('compares both versions when somebody else saved meanwhile, and saves what was chosen', async () => {
  open();
  await type('Cargo', 'Técnica');
  api.refuse(savePerson, { status: 409, code: 'admin.changed-meanwhile', message: 'Outra pessoa mudou estes dados.' });
  api.reply(readPerson, {
    person: { ...ana, version: 'v2', fields: { ...ana.fields, role: 'Gerente', department: 'Vendas' } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Outra pessoa mudou estes dados' }));
  await userEvent.click(dialog.getByRole('radio', { name: /Gerente/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Continuar com estes valores' }));
  api.reply(savePerson, { success: true, version: 'v3' });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(api.calls(savePerson)).toHaveLength(2));
  expect(api.calls(savePerson)[1]).toMatchObject({
    body: { version: 'v2', fields: { role: 'Gerente', department: 'Vendas', name: 'Ana Moura' } },
  });
});

test('shows a refused login at its field', async () => {
  open();
  await type('Login', 'bia');
  api.refuse(savePerson, {
    status: 409,
    code: 'admin.login-taken',
    message: 'Outra pessoa já usa este login.',
    issues: [{ path: 'body.fields.username', message: 'Outra pessoa já usa este login' }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Outra pessoa já usa este login')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Login/ })).toBeInvalid();
});

test('says what follows before an access is taken, and can undo it', async () => {
  api.reply(setPersonActive, { success: true });
  open('?aba=acesso');
  await userEvent.click(await screen.findByRole('button', { name: 'Desativar acesso' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Desativar o acesso de Ana Moura?' }));
  expect(dialog.getByText(/sai de todos os dispositivos/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Saiu');
  await userEvent.click(dialog.getByRole('button', { name: 'Desativar acesso' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(api.calls(setPersonActive)).toHaveLength(2));
  expect(api.calls(setPersonActive)).toMatchObject([
    { body: { active: false, reason: 'Saiu' } },
    { body: { active: true } },
  ]);
});

test('takes a person out of a group of theirs, which leads to its people, and can undo it', async () => {
  api.reply(readPerson, { person: { ...ana, groups: [{ idGroup: 3, name: 'Brigada' }] } });
  api.reply(changeGroupMembers, { success: true, changed: 1, unchanged: 0, idChange: 8 });
  api.reply(undoGroupChange, { success: true, changed: 1 });
  open('?aba=acesso');
  expect(await screen.findByRole('link', { name: 'Brigada' })).toHaveAttribute('href', '/admin/pessoas?grupo=3');
  await userEvent.click(screen.getByRole('button', { name: 'Tirar do grupo Brigada' }));
  expect(await screen.findByText('1 pessoa saiu do grupo.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(api.calls(undoGroupChange)).toMatchObject([{ params: { idGroup: '3', idChange: '8' } }]));
  expect(api.calls(changeGroupMembers)).toMatchObject([
    { body: { change: 'remove', selection: { kind: 'ids', ids: [7] } } },
  ]);
});

test('shows who changed what, and why', async () => {
  api.reply(listAuditActs, {
    acts: [
      {
        idAct: 1,
        at: '2026-11-20 12:00:00',
        idActor: 2,
        actorName: 'João Dono',
        onBehalfOf: { id: 3, name: 'Kátia Lima' },
        act: 'admin.save-person',
        summary: 'Salva os dados de uma pessoa',
        subject: { kind: 'person', id: 7, name: 'Ana Moura' },
        changes: [{ field: 'department', title: 'Departamento', before: '', after: 'Operações' }],
        reason: 'Mudou de área',
        requestId: 'abc',
        batchSize: 214,
      },
    ],
    places: { previous: null, next: null },
  });
  open('?aba=alteracoes');
  const list = await screen.findByRole('list', { name: 'Alterações' });
  expect(list).toHaveTextContent('por João Dono em nome de Kátia Lima');
  expect(within(list).getByRole('link', { name: 'Ver os 214 registros deste lote' })).toHaveAttribute(
    'href',
    '/admin/registro?lote=abc',
  );
  expect(list).toHaveTextContent('(vazio) → Operações');
  expect(list).toHaveTextContent('Motivo: Mudou de área');
});

test('blocks what a person writes beside their access, and shows no switch to who may not change it', async () => {
  api.reply(blockPosting, { success: true });
  const { unmount } = open('?aba=acesso');
  expect(await screen.findByText('Esta pessoa comenta, conversa e envia trabalhos.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bloquear' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'Ofensas.');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Bloquear' }));
  expect(await screen.findByText('Ana Moura: bloqueio em vigor.')).toBeVisible();
  expect(api.calls(blockPosting)).toMatchObject([{ body: { reason: 'Ofensas.', untilDay: null } }]);
  unmount();
  const block = { reason: 'Ofensas.', until: null, blockedBy: 'João', blockedAt: '2026-11-18 18:10:00' };
  api.reply(readPostingBlock, { block, canChange: false });
  open('?aba=acesso');
  expect(await screen.findByText('Bloqueio sem data de fim')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Desbloquear' })).toBeNull();
});

test('shows mails that were not sent, with the reason, and errors with the code that the person saw', async () => {
  const mail = { subject: 'Crie a sua senha', state: 'failed' as const, attempts: 2, triedAt: '2026-11-20 12:00:00' };
  const error = { kind: 'server' as const, message: 'GET /api/store', remote: '', code: 'abc-123' };
  api.reply(readPersonRecords, {
    mails: [{ ...mail, error: '550 caixa cheia' }],
    errors: [{ ...error, happenedAt: '2026-11-20 12:00:00' }],
  });
  const { unmount } = open('?aba=registros');
  expect(await screen.findByText('550 caixa cheia')).toBeVisible();
  expect(screen.getByText(/Não enviado · 2 tentativas/)).toBeVisible();
  expect(screen.getByText('abc-123')).toBeVisible();
  unmount();
  api.reply(readPersonRecords, { mails: [], errors: [] });
  open('?aba=registros');
  expect(await screen.findByText('Nenhum e-mail ainda')).toBeVisible();
  expect(screen.getByText('Nenhum erro registrado')).toBeVisible();
});

test('shows how far a person is in a training, and why an item is locked for them', async () => {
  const enrolment = { idEnrolment: 3, idTraining: 9, title: 'NR-10', state: 'in-progress' as const, progress: 50 };
  const since = { enrolledAt: '2026-11-01 12:00:00', dueAt: null, finishedAt: null, removed: null };
  api.reply(listPersonEnrolments, { enrolments: [{ ...enrolment, ...since, source: { kind: 'other' } }] });
  const item = { kind: 'content' as const, depth: 0, isRequired: true };
  api.reply(listEnrolmentItems, {
    title: 'NR-10',
    items: [
      { ...item, title: 'Choque elétrico', status: 'PASSED', lock: '' },
      { ...item, title: 'Prova', status: 'NOT_ATTEMPTED', lock: 'Conclua “Vídeo” para liberar este item.' },
    ],
  });
  open('?aba=inscricoes');
  await userEvent.click(await screen.findByRole('button', { name: 'Ver itens de NR-10' }));
  const items = within(await screen.findByRole('list', { name: 'Itens de NR-10' })).getAllByRole('listitem');
  expect(items[0]).toHaveTextContent('Concluído');
  expect(items[1]).toHaveTextContent('Conclua “Vídeo” para liberar este item.');
});

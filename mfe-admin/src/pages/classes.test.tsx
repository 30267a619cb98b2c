import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listClasses, readOwnAccess } from '@shared-kit/contracts/admin';
import type { ListedClass } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from './classes.tsx';

const row = (idClass: number): ListedClass => ({
  idClass,
  name: `Turma ${idClass}`,
  idTraining: 7,
  training: 'NR-10',
  state: 'open',
  initialDay: null,
  finalDay: null,
  capacity: null,
  seatsTaken: 0,
  instructors: ['João'],
  givesCertificate: true,
});
const page = {
  isReadOnly: false,
  total: 120,
  classes: [row(1), row(2)],
  places: { previous: null, next: 'abc' },
  withClasses: [{ idTraining: 7, title: 'NR-10' }],
  trainings: [{ idTraining: 7, title: 'NR-10' }],
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['hr'], rights: ['trainings.read', 'classes.edit'] });
  api.reply(listClasses, page);
});

const open = (at = '/admin/turmas') => renderPage(<Page />, { at, route: '/admin/turmas' });
const lastQuery = () => api.calls(listClasses).at(-1)?.query;

test('reads one page at a time, and turns it', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Turmas' });
  expect(within(table).getAllByRole('link')).toHaveLength(2);
  expect(screen.getAllByText('120 turmas')[0]).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Próximas' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ after: 'abc', period: 'current', sort: 'newest' }));
});

test('says which classes give no certificate', async () => {
  api.reply(listClasses, { ...page, classes: [row(1), { ...row(2), givesCertificate: false }] });
  open();
  const rows = within(await screen.findByRole('table', { name: 'Turmas' })).getAllByRole('row');
  expect(rows.filter((one) => within(one).queryByText('Sem certificado'))).toEqual([rows[2]]);
});

test('keeps filters in the address and asks the server for them', async () => {
  open('/admin/turmas?treinamento=7&situacao=past');
  await screen.findByRole('table', { name: 'Turmas' });
  expect(lastQuery()).toMatchObject({ idTraining: '7', period: 'past' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Situação' }), 'Todas');
  await waitFor(() => expect(lastQuery()).toMatchObject({ idTraining: '7', period: 'all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ period: 'current' }));
});

test('offers the first class when there is none, and the way back when filters hide all', async () => {
  api.reply(listClasses, { ...page, total: 0, classes: [], places: { previous: null, next: null } });
  open();
  expect(await screen.findByText('Nenhuma turma aqui')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Nova turma' }).length).toBeGreaterThan(0);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeCompanyTerms, listTermsPeople, readCompanyTerms, readOwnAccess } from '@shared-kit/contracts/admin';
import type { CompanyTerms } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './company-terms.tsx';

const publishedAt = toMoment(new Date('2026-11-20T12:00:00Z'));
const version = { publishedAt, publishedBy: 'Ana', accepted: 3, hasText: true };

const terms: CompanyTerms = {
  version: 'v1',
  isReadOnly: false,
  isEdited: true,
  people: 1200,
  current: { name: '2026-11-20', text: '# Uso\n\nNão empreste o acesso.', accepted: 3 },
  history: [
    { ...version, name: '2026-11-20' },
    { ...version, name: '2025', publishedAt: null, publishedBy: '', accepted: 800 },
    { ...version, name: '2019', publishedAt: null, publishedBy: '', hasText: false },
  ],
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['administrator'], rights: ['company.edit'] });
  api.reply(readCompanyTerms, terms);
  api.reply(listTermsPeople, {
    people: [{ idPerson: 7, name: 'Bia Souza', department: 'Vendas', acceptedAt: publishedAt }],
    places: { previous: null, next: null },
  });
  api.reply(changeCompanyTerms, { success: true, version: 'v2' });
});

const at = '/admin/empresa/termos';
const open = async () => {
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at, route: at },
  );
  await screen.findByRole('textbox', { name: 'Termos de uso' });
};
const text = () => screen.getByRole('textbox', { name: 'Termos de uso' });
const publish = () => screen.getByRole('button', { name: 'Publicar versão nova' });
const calls = () => api.calls(changeCompanyTerms);

test('publishes a text after saying how many people are asked again, and undoes it', async () => {
  await open();
  expect(publish()).toBeDisabled();
  expect(screen.getByText('3 de 1.200 pessoas com acesso aceitaram a versão atual')).toBeVisible();
  await userEvent.type(text(), '\n\n- Um item');
  expect(screen.getByText('Um item')).toBeVisible();
  await userEvent.click(publish());
  const dialog = screen.getByRole('dialog', { name: 'Publicar a versão nova?' });
  expect(dialog).toHaveTextContent('1.200 pessoas');
  expect(calls()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()[0]).toMatchObject({
    body: { version: 'v1', change: { kind: 'publish', text: '# Uso\n\nNão empreste o acesso.\n\n- Um item' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(calls()[1]).toMatchObject({ body: { version: 'v2', change: { kind: 'restore', name: '2026-11-20' } } });
});

test('keeps the own text when somebody else has changed the terms, and asks what to do', async () => {
  await open();
  await userEvent.type(text(), '\nMeu texto');
  api.refuse(changeCompanyTerms, { status: 409, code: 'admin.changed-meanwhile', message: 'Outra pessoa mudou.' });
  api.reply(readCompanyTerms, { ...terms, version: 'v9', current: { name: 'x', text: 'Texto dela', accepted: 1 } });
  await userEvent.click(publish());
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Outra pessoa mudou os termos enquanto você editava')).toBeVisible();
  expect(await screen.findByText('Texto dela')).toBeVisible();
  expect(text()).toHaveDisplayValue(/Meu texto/);
  expect(publish()).toBeDisabled();
  api.reply(changeCompanyTerms, { success: true, version: 'v10' });
  await userEvent.click(screen.getByRole('button', { name: 'Continuar com o meu texto' }));
  await userEvent.click(publish());
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(calls()[1]).toMatchObject({ body: { version: 'v9' } });
});

test('restores a version whose text is saved', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Voltar a esta versão: 2019' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Voltar a esta versão: 2025' }));
  const dialog = screen.getByRole('dialog', { name: 'Voltar à versão 2025?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar a esta versão' }));
  await waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()[0]).toMatchObject({ body: { version: 'v1', change: { kind: 'restore', name: '2025' } } });
});

test('shows who has accepted a version and who has not', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Bia Souza' })).toHaveAttribute('href', '/admin/pessoas/7');
  api.reply(listTermsPeople, { people: [], places: { previous: null, next: null } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mostrar' }), 'Quem ainda não aceitou');
  expect(await screen.findByText('Ninguém nesta lista')).toBeVisible();
});

test('a company without terms says that nobody is asked', async () => {
  api.reply(readCompanyTerms, { ...terms, current: null, history: [] });
  await open();
  expect(screen.getByText('O portal não pede nenhum aceite')).toBeVisible();
  expect(screen.getByText('Nenhuma versão ainda')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retirar os termos' })).toBeNull();
});

test('only shows the terms of a company that its files govern', async () => {
  api.reply(readCompanyTerms, { ...terms, isReadOnly: true });
  await open();
  expect(screen.getByText('Os arquivos da empresa decidem os termos')).toBeVisible();
  expect(text()).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Publicar versão nova' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Voltar a esta versão/ })).toBeNull();
});

test('asks before a text that was not published is left', async () => {
  await open();
  await userEvent.type(text(), ' mais');
  await userEvent.click(screen.getByRole('link', { name: 'Módulos' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continuar editando' }));
  expect(text()).toHaveValue(`${terms.current?.text} mais`);
});

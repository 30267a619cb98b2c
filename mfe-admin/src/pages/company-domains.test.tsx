import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addCompanyDomain,
  checkCompanyDomain,
  listCompanyDomains,
  readOwnAccess,
  removeCompanyDomain,
} from '@shared-kit/contracts/admin';
import type { CompanyDomain, CompanyDomains } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './company-domains.tsx';

const host = 'cursos.aurora.com.br';
const claim = (changes: Partial<CompanyDomain> = {}): CompanyDomain => ({
  host,
  version: 'v1',
  address: `https://${host}/aurora`,
  state: 'waiting',
  cause: '',
  checkedAt: null,
  stopsAt: null,
  addedAt: toMoment(new Date('2026-11-20T12:00:00Z')),
  addedBy: 'Ana',
  record: { name: `_portal-dominio.${host}`, value: 'portal-dominio=abc' },
  ...changes,
});
const list = (...domains: CompanyDomain[]): CompanyDomains => ({
  isReadOnly: false,
  main: { host: 'portal.com.br', address: 'https://portal.com.br/aurora' },
  given: [],
  domains,
});

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['administrator'], rights: ['company.edit'] });
  api.reply(listCompanyDomains, list());
});

const at = '/admin/empresa/dominios';
const open = async () => {
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at, route: at },
  );
  await screen.findByText('Domínios da instalação');
};
const button = (name: string) => screen.getByRole('button', { name });

test('adds a domain and shows the record that proves it', async () => {
  api.reply(addCompanyDomain, { success: true, host });
  await open();
  expect(screen.getByText('Nenhum domínio da empresa ainda')).toBeVisible();
  await userEvent.click(button('Adicionar domínio'));
  expect(screen.getByText('Informe o domínio.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Domínio' }), host);
  api.reply(listCompanyDomains, list(claim()));
  await userEvent.click(button('Adicionar domínio'));
  const entry = await screen.findByRole('listitem', { name: host });
  expect(entry).toHaveTextContent('portal-dominio=abc');
  expect(entry).toHaveTextContent('Esperando a prova');
});

test('shows why a domain is refused at its field', async () => {
  const message = 'Este domínio não existe na internet.';
  api.refuse(addCompanyDomain, {
    status: 400,
    code: 'request.invalid',
    message,
    issues: [{ path: 'body.host', message }],
  });
  await open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Domínio' }), 'x.local');
  await userEvent.click(button('Adicionar domínio'));
  expect(await screen.findByText(message)).toBeVisible();
});

test('checks a domain and shows the cause or the address', async () => {
  const failed = claim({ state: 'failed', cause: 'O registro TXT não foi encontrado.', checkedAt: claim().addedAt });
  api.reply(listCompanyDomains, list(claim()));
  api.reply(checkCompanyDomain, { success: true, domain: failed });
  await open();
  api.reply(listCompanyDomains, list(failed));
  await userEvent.click(button(`Verificar ${host}`));
  expect(await screen.findByText('O registro TXT não foi encontrado.')).toBeVisible();
  const verified = claim({ state: 'verified' });
  api.reply(checkCompanyDomain, { success: true, domain: verified });
  api.reply(listCompanyDomains, list(verified));
  await userEvent.click(button(`Verificar ${host}`));
  expect(await screen.findByRole('link', { name: `https://${host}/aurora` })).toBeVisible();
  expect(screen.queryByRole('button', { name: `Verificar ${host}` })).toBeNull();
});

test('removes a domain after a question that says what ends', async () => {
  api.reply(listCompanyDomains, list(claim({ state: 'verified' })));
  api.reply(removeCompanyDomain, { success: true });
  await open();
  await userEvent.click(button(`Remover ${host}`));
  const dialog = screen.getByRole('dialog', { name: `Remover ${host}?` });
  expect(dialog).toHaveTextContent('deixa de abrir por este domínio na hora');
  expect(api.calls(removeCompanyDomain)).toEqual([]);
  api.reply(listCompanyDomains, list());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remover' }));
  await waitFor(() =>
    expect(api.calls(removeCompanyDomain)).toMatchObject([{ params: { host }, query: { version: 'v1' } }]),
  );
  expect(await screen.findByText('Nenhum domínio da empresa ainda')).toBeVisible();
});

test('says that a domain changed while somebody decided to remove it, and shows it as it is now', async () => {
  const message = 'Este domínio mudou enquanto você decidia. Confira como ele está agora.';
  api.reply(listCompanyDomains, list(claim()));
  api.refuse(removeCompanyDomain, { status: 409, code: 'admin.changed-meanwhile', message });
  await open();
  await userEvent.click(button(`Remover ${host}`));
  api.reply(listCompanyDomains, list(claim({ state: 'verified', version: 'v2' })));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remover' }));
  const entry = await screen.findByRole('listitem', { name: host });
  expect(await within(entry).findByText(message)).toBeVisible();
  expect(await within(entry).findByText('Verificado')).toBeVisible();
  await userEvent.click(button(`Remover ${host}`));
  expect(screen.getByRole('dialog')).toHaveTextContent('deixa de abrir por este domínio na hora');
});

test('a company that its files govern only shows its domains', async () => {
  api.reply(listCompanyDomains, { ...list(claim()), isReadOnly: true });
  await open();
  expect(screen.getByText('Os arquivos da empresa decidem os domínios')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Domínio' })).toBeNull();
  expect(screen.queryByRole('button', { name: `Remover ${host}` })).toBeNull();
});

test('says when a proven domain stops whose record is gone, and checks it again', async () => {
  const stopsAt = toMoment(new Date('2026-11-27T12:00:00Z'));
  api.reply(
    listCompanyDomains,
    list(claim({ state: 'verified', cause: 'O registro TXT não foi encontrado.', stopsAt })),
  );
  await open();
  const entry = screen.getByRole('listitem', { name: host });
  expect(entry).toHaveTextContent('ele deixa de abrir em 27/11/2026');
  expect(entry).toHaveTextContent('portal-dominio=abc');
  api.reply(checkCompanyDomain, { success: true, domain: claim({ state: 'verified' }) });
  api.reply(listCompanyDomains, list(claim({ state: 'verified' })));
  await userEvent.click(button(`Verificar ${host}`));
  await waitFor(() => expect(screen.queryByText(/deixa de abrir/)).not.toBeInTheDocument());
});

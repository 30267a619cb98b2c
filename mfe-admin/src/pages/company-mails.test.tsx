import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  editingChanged,
  listCompanyMails,
  readOwnAccess,
  saveCompanyMail,
  sendTestMail,
  publishEditing,
  watchEditing,
} from '@shared-kit/contracts/admin';
import type { CompanyMail } from '@shared-kit/contracts/admin';
import { MockApi, MockSocket, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './company-mails.tsx';

const standard = { subject: '{empresa}: crie sua senha', text: 'Olá, {nome}.\n\n{link}' };
const mail: CompanyMail = {
  key: 'identity.reset-password',
  title: 'Esqueceu sua senha?',
  occasion: 'Vai para quem pede uma senha nova.',
  version: 'v1',
  isOwn: false,
  ...standard,
  standard,
  placeholders: [
    { name: 'nome', meaning: 'Nome', sample: 'Ana <b>', isRequired: false },
    { name: 'empresa', meaning: 'Empresa', sample: 'Aurora', isRequired: false },
    { name: 'link', meaning: 'Endereço', sample: 'https://a.b/c', isRequired: true },
  ],
};
const frame = { ownAddress: 'ana@exemplo.com.br', color: '#2a1e9a', company: 'Aurora' };

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['administrator'], rights: ['company.edit'] });
  api.reply(listCompanyMails, { mails: [mail], ...frame });
  api.reply(saveCompanyMail, { success: true, version: 'v2' });
  api.reply(sendTestMail, { success: true, address: frame.ownAddress });
});

const route = '/admin/empresa/emails';
const render = (at: string, socket = new MockSocket()) =>
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at, route, socket },
  );
const open = async () => {
  render(`${route}?email=${mail.key}`);
  await text();
};
const text = () => screen.findByRole('textbox', { name: 'Mensagem' });
const save = () => screen.getByRole('button', { name: 'Salvar' });

test('lists the mails with when they are sent, each leading to its words', async () => {
  render(route);
  expect(await screen.findByRole('link', { name: mail.title })).toHaveAttribute(
    'href',
    expect.stringContaining(`email=${mail.key}`),
  );
  expect(screen.getByText(mail.occasion)).toBeVisible();
});

test('shows the mail with its values while it is written, saves it and undoes it', async () => {
  await open();
  expect(screen.getByText('Aurora: crie sua senha')).toBeVisible();
  expect(screen.getByText('Olá, Ana <b>.')).toBeVisible();
  expect(save()).toBeDisabled();
  await userEvent.type(await text(), '\n\nAté já!');
  expect(screen.getByText('Até já!', { selector: 'span' })).toBeVisible();
  await userEvent.click(save());
  await waitFor(() => expect(api.calls(saveCompanyMail)).toHaveLength(1));
  expect(api.calls(saveCompanyMail)[0]).toMatchObject({
    params: { key: mail.key },
    body: { version: 'v1', mail: { subject: standard.subject, text: `${standard.text}\n\nAté já!` } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(api.calls(saveCompanyMail)).toHaveLength(2));
  expect(api.calls(saveCompanyMail)[1]).toMatchObject({ body: { version: 'v2', mail: null } });
});

test('names a placeholder that is unknown or missing, and saves neither', async () => {
  await open();
  await userEvent.type(await text(), ' {{cpf}');
  expect(screen.getByText(/não tem o campo \{cpf\}/)).toBeVisible();
  expect(save()).toBeDisabled();
  await userEvent.clear(await text());
  await userEvent.type(await text(), 'Oi');
  expect(screen.getByText(/Falta o campo \{link\}/)).toBeVisible();
  expect(save()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Enviar teste para mim' })).toBeDisabled();
});

test('puts a placeholder where the cursor is', async () => {
  await open();
  const area = (await text()) as HTMLTextAreaElement;
  area.setSelectionRange(0, 'Olá,'.length);
  await userEvent.click(screen.getByRole('button', { name: /^Inserir \{empresa\}/ }));
  expect(area).toHaveValue('{empresa} {nome}.\n\n{link}');
});

test('sends a test of what is not saved to the caller', async () => {
  await open();
  await userEvent.type(await text(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar teste para mim' }));
  expect(await screen.findByText('Teste enviado para ana@exemplo.com.br.')).toBeVisible();
  expect(api.calls(sendTestMail)[0]).toMatchObject({ body: { text: `${standard.text}!` } });
});

test('says how to get a test when the caller has no address', async () => {
  api.reply(listCompanyMails, { mails: [mail], ...frame, ownAddress: '' });
  await open();
  expect(screen.getByRole('button', { name: 'Enviar teste para mim' })).toBeDisabled();
  expect(screen.getByText(/confirme um e-mail no seu perfil/)).toBeVisible();
});

test('a mail that somebody else changed is compared, never overwritten', async () => {
  await open();
  await userEvent.type(await text(), ' Meu');
  api.refuse(saveCompanyMail, { status: 409, code: 'admin.changed-meanwhile', message: 'Outra pessoa' });
  api.reply(listCompanyMails, { mails: [{ ...mail, version: 'v9', isOwn: true, text: 'Dela {link}' }], ...frame });
  await userEvent.click(save());
  expect(await screen.findByText('Outra pessoa mudou este e-mail')).toBeVisible();
  expect(await screen.findByText(/^Dela/)).toBeVisible();
  expect(save()).toBeDisabled();
  api.reply(saveCompanyMail, { success: true, version: 'v10' });
  await userEvent.click(screen.getByRole('button', { name: 'Ficar com o meu' }));
  await userEvent.click(save());
  await waitFor(() =>
    expect(api.calls(saveCompanyMail).at(-1)).toMatchObject({
      body: { version: 'v9', mail: { text: `${standard.text} Meu` } },
    }),
  );
});

test('gives own words up for the standard ones', async () => {
  api.reply(listCompanyMails, { mails: [{ ...mail, isOwn: true, subject: 'Oi' }], ...frame });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Voltar ao padrão' }));
  await waitFor(() => expect(api.calls(saveCompanyMail)[0]).toMatchObject({ body: { version: 'v1', mail: null } }));
});

test('a mail that is not on the list leads back to it', async () => {
  render(`${route}?email=store.receipt`);
  expect(await screen.findByText('Este e-mail não está na lista')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Todos os e-mails' })).toBeVisible();
});

test('says who else edits the mail, and notifies the others', async () => {
  const socket = new MockSocket();
  render(`${route}?email=${mail.key}`, socket);
  await act(() => socket.open());
  const subject = { kind: 'mail', key: mail.key } as const;
  await waitFor(() => expect(socket.calls(watchEditing)).toEqual([subject]));
  await act(async () => socket.publish(editingChanged, { subject, idPerson: 8, name: 'Ana', isEditing: true }));
  // A line beside the buttons, and a notice.
  expect(await screen.findAllByText('Ana está editando')).toHaveLength(2);
  await userEvent.type(await text(), '!');
  expect(socket.calls(publishEditing)).toEqual([{ subject, isEditing: true }]);
});

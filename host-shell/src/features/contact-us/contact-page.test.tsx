import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getFeature, sendContactMessage } from '@shared-kit/contracts/identity';
import { nameStorage } from '@shared-kit/runtime/session';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ContactPage } from './contact-page.tsx';

const feature = {
  active: true,
  title: 'Fale com a equipe',
  description: 'Responderemos logo.',
  feedbackMessage: 'Recebemos a sua mensagem.',
};
const page = <ContactPage unknown={<p>não existe</p>} />;
const show = () => renderPage(page, { at: '/contactus', route: '/contactus' });
const field = () => screen.findByRole('textbox', { name: 'Mensagem' });
const user = userEvent.setup();
let api: MockApi;

beforeEach(() => {
  sessionStorage.clear();
  nameStorage('/teste');
  api = new MockApi().reply(getFeature, feature).reply(sendContactMessage, { success: true });
});

test("shows the company's text and one field [B2.1-17] [B2.16-11] [B7.1-21]", async () => {
  show();
  expect(await field()).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Fale com a equipe' })).toBeVisible();
  expect(screen.getByText('Responderemos logo.')).toBeVisible();
  expect(api.calls(getFeature)).toMatchObject([{ params: { id: 'CONTACT_US' } }]);
});

test('does not exist when the company has no contact form', async () => {
  api.reply(getFeature, { active: false });
  show();
  expect(await screen.findByText('não existe')).toBeVisible();
});

test('does not send an empty message [B5-57]', async () => {
  show();
  await user.type(await field(), '   ');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(screen.getByText('O preenchimento do campo é obrigatório.')).toBeVisible();
  expect(await field()).toHaveFocus();
  expect(api.calls(sendContactMessage)).toHaveLength(0);
});

test("sends a message once despite repeated clicks, then shows the company's response", async () => {
  const sending = Promise.withResolvers<void>();
  api.reply(sendContactMessage, async () => {
    await sending.promise;
    return { success: true as const };
  });
  show();
  await user.type(await field(), 'O certificado não abre.');
  const send = screen.getByRole('button', { name: 'Enviar' });
  await user.dblClick(send);
  await user.click(send);
  sending.resolve();
  expect(await screen.findByRole('heading', { name: 'Recebemos a sua mensagem.' })).toHaveFocus();
  expect(api.calls(sendContactMessage)).toMatchObject([
    { body: { message: 'O certificado não abre.', idMessage: expect.any(String) } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Enviar outra mensagem' }));
  expect(await field()).toHaveValue('');
});

test('keeps the typed text after a failure and a reload, and resends it as the same message', async () => {
  api.refuse(sendContactMessage, { status: 500, code: 'x', message: 'Um problema inesperado ocorreu' });
  const { unmount } = show();
  await user.type(await field(), 'Não perca isto');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Um problema inesperado ocorreu')).toBeVisible();
  unmount();
  api.reply(sendContactMessage, { success: true });
  show();
  expect(await field()).toHaveValue('Não perca isto');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await screen.findByRole('heading', { name: 'Recebemos a sua mensagem.' });
  const ids = api.calls(sendContactMessage).map(({ body }) => body.idMessage);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('sends a text that was changed after a lost response as another message', async () => {
  api.refuse(sendContactMessage, { status: 503, code: 'x', message: 'Um problema inesperado ocorreu' });
  show();
  await user.type(await field(), 'O vídeo');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await screen.findByText('Um problema inesperado ocorreu');
  api.reply(sendContactMessage, { success: true });
  await user.type(await field(), ' não abre');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await screen.findByRole('heading', { name: 'Recebemos a sua mensagem.' });
  const [lost, sent] = api.calls(sendContactMessage).map(({ body }) => body);
  expect(sent?.message).toBe('O vídeo não abre');
  expect(sent?.idMessage).not.toBe(lost?.idMessage);
});

test('disables typing while a message is being sent', async () => {
  const sending = Promise.withResolvers<{ success: true }>();
  api.reply(sendContactMessage, () => sending.promise);
  show();
  await user.type(await field(), 'Não perca isto');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await user.type(await field(), ' nem isto');
  expect(await field()).toHaveValue('Não perca isto');
  sending.resolve({ success: true });
  await screen.findByRole('heading', { name: 'Recebemos a sua mensagem.' });
});

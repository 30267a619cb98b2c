import { screen, waitFor } from '@testing-library/react';
import { findMessage, listMessages, markMessageRead } from '@shared-kit/contracts/content';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { MessageList } from './message-list.tsx';
import { ReadMessage } from './read-message.tsx';

const message = {
  idMessage: 4,
  subject: 'A biblioteca está no ar',
  excerpt: 'Olá!',
  sentAt: '2026-11-20 12:00:00',
  isRead: false,
};

test('lists the messages, marks the unread ones and links each to its text [A2r-23]', async () => {
  new MockApi().reply(listMessages, {
    success: true,
    totalRecords: 2,
    unread: 1,
    messages: [message, { ...message, idMessage: 3, subject: 'Manutenção', isRead: true }],
  });
  renderPage(<MessageList />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Não lida: A biblioteca está no ar', '/messages/4'],
    ['Manutenção', '/messages/3'],
  ]);
  expect(screen.getByText('1 não lida')).toBeInTheDocument();
});

test('shows an empty state when there are no messages', async () => {
  new MockApi().reply(listMessages, { success: true, totalRecords: 0, unread: 0, messages: [] });
  renderPage(<MessageList />);
  expect(await screen.findByText('Você ainda não recebeu mensagens.')).toBeInTheDocument();
});

test('shows a message in full without scripts and marks it as read [A2r-24]', async () => {
  const api = new MockApi()
    .reply(findMessage, {
      success: true,
      message: {
        ...message,
        html: '<p>Olá, <strong>pessoal</strong></p><script>alert(1)</script><img src="x" onerror="alert(1)">',
      },
    })
    .reply(markMessageRead, { success: true });
  const { container } = renderPage(<ReadMessage id={4} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'A biblioteca está no ar' })).toBeInTheDocument();
  expect(screen.getByText('pessoal')).toBeInTheDocument();
  expect(container.querySelector('script, [onerror]')).toBeNull();
  await waitFor(() => expect(api.calls(markMessageRead)).toHaveLength(1));
});

test('does not mark a message as read in a support access', async () => {
  const api = new MockApi()
    .reply(findMessage, { success: true, message: { ...message, html: '<p>Olá</p>' } })
    .reply(markMessageRead, { success: true });
  const loginInfo = { ...testSession.loginInfo, accessSupport: { currentUserToken: 'support-access:1' } };
  renderPage(<ReadMessage id={4} />, { session: { loginInfo } });
  await screen.findByText('Olá');
  expect(api.calls(markMessageRead)).toEqual([]);
});

test('shows an error for a message that does not exist', async () => {
  new MockApi().refuse(findMessage, { status: 404, code: 'not-found', message: 'Registro não encontrado.' });
  renderPage(<ReadMessage id={5} />);
  expect(await screen.findByText('Mensagem não encontrada')).toBeInTheDocument();
});

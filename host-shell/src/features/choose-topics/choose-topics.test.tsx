import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listTopics, listUserTopics, saveUserTopics } from '@shared-kit/contracts/learning';
import { useSession } from '@shared-kit/runtime/session';
import { MockApi, renderPage } from '@shared-kit/testing';
import { TopicsDialog } from './topics-dialog.tsx';

const user = userEvent.setup();
const all = Array.from({ length: 23 }, (_, index) => ({ tag: `Tema ${index + 1}` }));
let api: MockApi;

beforeEach(() => {
  localStorage.clear();
  api = new MockApi()
    .reply(listUserTopics, { tags: [] })
    .reply(saveUserTopics, ({ body }) => ({
      success: true as const,
      tags: (body as { tags: string[] }).tags.map((tag) => ({ tag })),
    }))
    .reply(listTopics, ({ query }) => {
      const found = all.filter(({ tag }) => tag.includes(query['searchString'] ?? ''));
      const from = Number(query['offset']);
      return { totalRecords: found.length, result: found.slice(from, from + Number(query['limit'])) };
    });
});

/** Renders the gate while the session has it, as the portal does. */
function Gate() {
  return useSession()?.gates.topics ? <TopicsDialog /> : <p>Dentro do portal</p>;
}

const gates = { acronymHost: null, topics: true, onboarding: false };
const showGate = () => renderPage(<Gate />, { session: { gates } });
const topic = (name: string) => screen.findByRole('button', { name, pressed: false });
const save = () => screen.getByRole('button', { name: 'Salvar' });

test('loads ten topics at a time while scrolling, and requests each page once [B7.1-16] [B9-05] [B2.16-06]', async () => {
  showGate();
  expect(await screen.findByRole('dialog', { name: 'Temas de interesse' })).toBeVisible();
  await topic('Tema 10');
  expect(screen.queryByRole('button', { name: 'Tema 11' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Carregar mais temas' }));
  await topic('Tema 20');
  await user.click(screen.getByRole('button', { name: 'Carregar mais temas' }));
  await topic('Tema 23');
  expect(screen.queryByRole('button', { name: 'Carregar mais temas' })).not.toBeInTheDocument();
  expect(api.calls(listTopics).map(({ query }) => query)).toEqual([
    { offset: '0', limit: '10' },
    { offset: '10', limit: '10' },
    { offset: '20', limit: '10' },
  ]);
});

test('shows chosen topics as removable chips, and saving passes the gate [B7.1-18]', async () => {
  showGate();
  expect(save()).toBeDisabled();
  await user.click(await topic('Tema 1'));
  await user.click(await topic('Tema 2'));
  expect(screen.getByText('2 temas escolhidos')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remover Tema 1' }));
  expect(screen.getByText('1 tema escolhido')).toBeInTheDocument();
  await user.click(save());
  expect(await screen.findByText('Dentro do portal')).toBeVisible();
  expect(api.calls(saveUserTopics)).toMatchObject([{ params: { idUser: '7' }, body: { tags: ['Tema 2'] } }]);
});

test("'Agora não' passes the gate, also when saving it fails", async () => {
  api.refuse(saveUserTopics, { status: 500, code: 'x', message: 'x' });
  showGate();
  await user.click(await screen.findByRole('button', { name: 'Agora não' }));
  expect(await screen.findByText('Dentro do portal')).toBeVisible();
  await waitFor(() => expect(api.calls(saveUserTopics)[0]).toMatchObject({ body: { tags: [] } }));
});

test("answers 'Agora não' on Escape", async () => {
  showGate();
  await screen.findByRole('dialog', { name: 'Temas de interesse' });
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Dentro do portal')).toBeVisible();
  await waitFor(() => expect(api.calls(saveUserTopics)).toMatchObject([{ body: { tags: [] } }]));
});

test('a click outside is no answer to the question', async () => {
  showGate();
  const dialog = await screen.findByRole('dialog', { name: 'Temas de interesse' });
  // The kit listens for clicks outside from the next task on.
  await new Promise((done) => setTimeout(done, 0));
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  expect(dialog).toBeVisible();
  expect(api.calls(saveUserTopics)).toEqual([]);
});

test('keeps the selection on the screen when saving fails', async () => {
  api.refuse(saveUserTopics, { status: 500, code: 'x', message: 'x' });
  showGate();
  await user.click(await topic('Tema 1'));
  await user.click(save());
  expect(await screen.findByText('Não foi possível salvar os seus temas. Tente novamente.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remover Tema 1' })).toBeVisible();
  expect(screen.queryByText('Dentro do portal')).not.toBeInTheDocument();
});

describe('the search', () => {
  test('accepts 400 characters at most [B5-18]', async () => {
    showGate();
    const box = await screen.findByRole('searchbox', { name: 'Buscar temas' });
    await user.click(box);
    await user.paste('x'.repeat(450));
    expect(box).toHaveValue('x'.repeat(400));
  });

  test('finds topics, keeps the selection, and shows a message when nothing matches', async () => {
    showGate();
    await user.click(await topic('Tema 1'));
    const box = screen.getByRole('searchbox', { name: 'Buscar temas' });
    await user.type(box, 'Tema 23');
    await topic('Tema 23');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tema 2' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Remover Tema 1' })).toBeVisible();
    await user.clear(box);
    await user.type(box, 'nada');
    expect(await screen.findByText('Nenhum tema encontrado.')).toBeVisible();
  });

  test('the search can be retried after a failure', async () => {
    api.refuse(listTopics, { status: 400, code: 'x', message: 'x' });
    showGate();
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    api.reply(listTopics, { totalRecords: 1, result: [{ tag: 'Tema 1' }] });
    await user.click(again);
    await topic('Tema 1');
  });
});

test('shows the saved selection when opened from the menu, and can be closed without changes [B7.1-17]', async () => {
  api.reply(listUserTopics, { tags: [{ tag: 'Tema 3' }] });
  let closed = 0;
  renderPage(<TopicsDialog onClose={() => (closed += 1)} />);
  expect(await screen.findByRole('button', { name: 'Remover Tema 3' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Tema 3', pressed: true })).toBeVisible();
  expect(save()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(closed).toBe(1);
  expect(api.calls(saveUserTopics)).toHaveLength(0);
});

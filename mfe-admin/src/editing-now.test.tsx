import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { editingAsked, editingChanged, leaveEditing, publishEditing, watchEditing } from '@shared-kit/contracts/admin';
import type { EditedSubject } from '@shared-kit/contracts/admin';
import { MockSocket, renderPage, testSession } from '@shared-kit/testing';
import { EditingNow } from './lib/editing/editing-now.tsx';

const subject: EditedSubject = { kind: 'person', id: 7 };
let socket: MockSocket;

beforeEach(() => {
  socket = new MockSocket();
});
afterEach(() => void jest.useRealTimers());

/** Form whose button begins and ends changes. */
function Form() {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setEditing(!isEditing)}>
        Mudar
      </button>
      <EditingNow subject={subject} isEditing={isEditing} />
    </>
  );
}

async function show() {
  const page = renderPage(<Form />, { socket });
  await act(() => socket.open());
  await waitFor(() => expect(socket.calls(watchEditing)).toEqual([subject]));
  return page;
}

const hear = (idPerson: number, name: string, isEditing = true, of: EditedSubject = subject) =>
  act(async () => socket.publish(editingChanged, { subject: of, idPerson, name, isEditing }));

test('the line names who else edits, and nobody once they have ended', async () => {
  await show();
  await hear(2, 'Ana');
  expect(screen.getByText('Ana está editando')).toBeVisible();
  await hear(3, 'Rui');
  expect(screen.getByText('Ana e Rui estão editando')).toBeVisible();
  await hear(4, 'Eva');
  expect(screen.getByText('Ana e mais 2 pessoas estão editando')).toBeVisible();
  for (const id of [2, 3, 4]) await hear(id, '', false);
  expect(screen.queryByText(/editando/)).toBeNull();
});

test('the line says that the person edits in another window, and nothing about another form', async () => {
  await show();
  await hear(5, 'Ana', true, { kind: 'person', id: 8 });
  expect(screen.queryByText(/editando/)).toBeNull();
  await hear(testSession.viewer.idUser, 'Eu');
  expect(screen.getByText('Você também está editando em outra janela')).toBeVisible();
});

test('a form notifies others while it has changes, when a page asks, and when they are saved or the page is left', async () => {
  const { unmount } = await show();
  expect(socket.calls(publishEditing)).toEqual([]);
  await userEvent.click(screen.getByRole('button'));
  await act(async () => socket.publish(editingAsked, { subject }));
  await userEvent.click(screen.getByRole('button'));
  await act(async () => socket.publish(editingAsked, { subject }));
  expect(socket.calls(publishEditing)).toEqual([true, true, false].map((isEditing) => ({ subject, isEditing })));
  unmount();
  expect(socket.calls(leaveEditing)).toEqual([subject]);
});

test('a page that is silent for long counts as closed', async () => {
  await show();
  jest.useFakeTimers();
  await hear(2, 'Ana');
  act(() => void jest.advanceTimersByTime(39_000));
  expect(screen.getByText('Ana está editando')).toBeVisible();
  act(() => void jest.advanceTimersByTime(2_000));
  expect(screen.queryByText(/editando/)).toBeNull();
});

import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ConnectionNote } from './connection-note.tsx';

const lost = 'Sem conexão. As suas mensagens serão enviadas quando ela voltar.';

test('says that the network is lost before the connection has noticed, and recovers', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<ConnectionNote state="open" />);
  expect(screen.queryByText(lost)).not.toBeInTheDocument();
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(lost)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(lost)).not.toBeInTheDocument();
});

test('says so in a room that is opened without a network', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ConnectionNote state="connecting" />);
  expect(screen.getByText(lost)).toBeVisible();
});

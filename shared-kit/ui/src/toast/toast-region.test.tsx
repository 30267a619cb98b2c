import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { dismissToast, hasToast, notify, toastStore } from './toast.store.ts';
import { ToastPlace, ToastRegion } from './toast-region.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  toastStore.setState({ toasts: [] });
  render(<ToastRegion />);
});

afterEach(() => {
  jest.useRealTimers();
});

const show = (input: Parameters<typeof notify>[0]) => act(() => notify(input));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('shows a notice for 8 s by default, anywhere in the portal [A9-18] [A9-20]', () => {
  show({ text: 'Comentário excluído!' });
  pass(7999);
  expect(screen.getByText('Comentário excluído!')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Comentário excluído!')).not.toBeInTheDocument();
});

test('shows a notice for the duration that the caller sets', () => {
  show({ text: '+50 pontos', durationMs: 9000 });
  pass(8999);
  expect(screen.getByText('+50 pontos')).toBeVisible();
  pass(1);
  expect(screen.queryByText('+50 pontos')).not.toBeInTheDocument();
});

test('pauses the timer while the pointer is on the notice', () => {
  show({ text: 'Salvo', durationMs: 1000 });
  pass(600);
  const notice = screen.getByText('Salvo').closest('li') as HTMLElement;
  fireEvent.pointerEnter(notice);
  pass(5000);
  expect(screen.getByText('Salvo')).toBeVisible();
  fireEvent.pointerLeave(notice);
  pass(399);
  expect(screen.getByText('Salvo')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Salvo')).not.toBeInTheDocument();
});

test('closes a notice by its button or by its action, which also runs', () => {
  const onSelect = jest.fn();
  show({ text: 'Nova versão', durationMs: null, action: { label: 'Atualizar', onSelect } });
  pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Nova versão')).not.toBeInTheDocument();
  show({ text: 'Outro' });
  fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  expect(screen.queryByText('Outro')).not.toBeInTheDocument();
});

test('renders the live regions before any notice; errors interrupt, others wait', () => {
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  const [polite, assertive] = [...document.querySelectorAll('[aria-live]')];
  expect(polite).toHaveAttribute('aria-live', 'polite');
  show({ text: 'Salvo', kind: 'success' });
  show({ text: 'Falhou', kind: 'error' });
  expect(polite).toHaveTextContent('Salvo');
  expect(assertive).toHaveTextContent('Falhou');
});

test('replaces a notice with the same key', () => {
  show({ key: 'offline', text: 'Sem conexão' });
  show({ key: 'offline', text: 'Ainda sem conexão' });
  expect(screen.queryByText('Sem conexão')).not.toBeInTheDocument();
  expect(screen.getByText('Ainda sem conexão')).toBeVisible();
  act(() => dismissToast('offline'));
  expect(screen.queryByText('Ainda sem conexão')).not.toBeInTheDocument();
});

test('announces a repeated notice again and restarts its time', () => {
  show({ key: 'cart', text: 'Produto removido' });
  const first = screen.getByText('Produto removido').closest('li');
  pass(7000);
  show({ key: 'cart', text: 'Produto removido' });
  expect(screen.getByText('Produto removido').closest('li')).not.toBe(first);
  pass(7999);
  expect(screen.getByText('Produto removido')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Produto removido')).not.toBeInTheDocument();
});

test('keeps an in-page notice until the page has a place for it, and starts its time then', () => {
  show({ key: 'points', text: '+50 pontos', position: 'in-page', durationMs: 9000 });
  pass(60_000);
  expect(screen.queryByText('+50 pontos')).not.toBeInTheDocument();
  expect(hasToast('points')).toBe(true);
  render(<ToastPlace />);
  pass(16);
  expect(screen.getByText('+50 pontos').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  pass(8999);
  expect(screen.getByText('+50 pontos')).toBeVisible();
  pass(1);
  expect(screen.queryByText('+50 pontos')).not.toBeInTheDocument();
  expect(hasToast('points')).toBe(false);
});

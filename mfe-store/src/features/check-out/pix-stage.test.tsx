import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelPix, showPix } from '@shared-kit/contracts/store';
import type { PixPayment } from '@shared-kit/contracts/store';
import { MockApi, renderPage } from '@shared-kit/testing';

type Listener = (data: { idOrder: number; status: string }) => void;

let publish: Listener = () => undefined;
let connect: (state: 'open' | 'lost') => void = () => undefined;
const calls: unknown[] = [];

jest.unstable_mockModule('@shared-kit/runtime/realtime', () => ({
  configureConnection: () => undefined,
  openConnection: () => ({
    call: async ({ name }: { name: string }, input: unknown) => void calls.push([name, input]),
    on: (_: unknown, listener: Listener) => void (publish = listener),
    onState: (listener: typeof connect) => void (connect = listener),
    close: () => undefined,
  }),
}));
const { PixStage } = await import('./pix-stage.tsx');

const open: PixPayment = {
  idOrder: 41,
  state: 'open',
  amount: 149.9,
  code: '00020126br.gov.bcb.pix6304ABCD',
  qr: { size: 21, path: 'M0 0h1v1h-1z' },
  secondsLeft: 125,
  page: 'http://bank.test/pix/41',
};

let payment: PixPayment;
let api: MockApi;
let left: string[];

beforeEach(() => {
  jest.useFakeTimers();
  payment = open;
  left = [];
  calls.length = 0;
  api = new MockApi()
    .reply(showPix, () => ({ success: true as const, payment }))
    .reply(cancelPix, () => ({ success: true as const, payment: (payment = { ...open, state: 'cancelled' }) }));
});
afterEach(() => void jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function show() {
  renderPage(<PixStage idOrder={41} onPaid={() => left.push('paid')} onLeave={() => left.push('left')} />);
  await pass(100);
}

test('shows the QR code, the code to copy and the time that is left, which counts down', async () => {
  await show();
  expect(screen.getByRole('img', { name: 'QR code do Pix' })).toBeInTheDocument();
  expect(screen.getByText(open.code)).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent('2:05');
  // With a connection no poll sets the time anew.
  await act(async () => connect('open'));
  await pass(6000);
  expect(screen.getByRole('timer')).toHaveTextContent(/^(1:59|2:00)$/);
  expect(screen.getByRole('link', { name: 'Abrir página de pagamento' })).toHaveAttribute('href', open.page);
});

test('polls every three seconds without a connection, and reports the payment once', async () => {
  await show();
  const reads = api.calls(showPix).length;
  await pass(3100);
  expect(api.calls(showPix).length).toBe(reads + 1);
  payment = { ...open, state: 'paid' };
  await pass(3100);
  expect(left).toEqual(['paid']);
  const final = api.calls(showPix).length;
  await pass(30_000);
  expect(api.calls(showPix).length).toBe(final);
  expect(left).toEqual(['paid']);
});

test('follows the order by server events once connected, and reads at each', async () => {
  await show();
  await act(async () => connect('open'));
  await pass(100);
  expect(calls).toEqual([['FOLLOW_STORE_ORDER', { idOrder: 41 }]]);
  const reads = api.calls(showPix).length;
  await pass(6000);
  expect(api.calls(showPix).length).toBe(reads);
  payment = { ...open, state: 'paid' };
  await act(async () => publish({ idOrder: 7, status: 'paid' }));
  await pass(100);
  expect(left).toEqual([]);
  await act(async () => publish({ idOrder: 41, status: 'paid' }));
  await pass(100);
  expect(left).toEqual(['paid']);
});

test('asks the server when the time is over, and says that it expired', async () => {
  payment = { ...open, secondsLeft: 2 };
  await show();
  // With a connection, polling alone would take twenty seconds.
  await act(async () => connect('open'));
  await pass(100);
  payment = { ...open, state: 'expired', secondsLeft: 0 };
  await pass(3500);
  await pass(100);
  expect(api.calls(showPix)).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'Este Pix expirou' })).toBeInTheDocument();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Voltar ao pagamento' }));
  expect(left).toEqual(['left']);
});

test('leads back to the payment when it is cancelled, and not when it was paid meanwhile', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await show();
  api.reply(cancelPix, () => ({ success: true as const, payment: (payment = { ...open, state: 'paid' }) }));
  await user.click(screen.getByRole('button', { name: 'Escolher outra forma de pagamento' }));
  await pass(100);
  expect(left).toEqual(['paid']);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmAttendance, readOwnAttendance } from '@shared-kit/contracts/learning';
import type { OwnAttendance } from '@shared-kit/contracts/learning';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from './attendance.tsx';

const own = (fields: Partial<OwnAttendance> = {}): OwnAttendance => ({
  training: 'NR-10',
  className: 'Manhã',
  idEnrollment: 5,
  startDate: '2026-11-27 12:00:00',
  finishDate: '2026-11-27 14:00:00',
  time: 'open',
  state: null,
  markedAt: null,
  ...fields,
});

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAttendance, own());
});

const show = (query = '') => renderPage(<Page />, { at: `/presenca/9${query}`, route: '/presenca/:idMeeting' });
const pin = () => screen.findByRole('textbox', { name: /^PIN/ });
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar presença' }));

test('confirms the presence with the PIN that the QR code of the room has filled in', async () => {
  const present = own({ state: 'PRESENT', markedAt: '2026-11-27 12:05:00' });
  api.reply(confirmAttendance, { success: true, ...present });
  show('?pin=123456');
  expect(await pin()).toHaveValue('123456');
  api.reply(readOwnAttendance, present);
  await confirm();
  expect(await screen.findByText('Presença confirmada')).toBeVisible();
  expect(api.calls(confirmAttendance).map(({ body }) => body)).toEqual([{ pin: '123456' }]);
});

test('asks for six numbers, and shows a refusal with what was typed', async () => {
  const message = 'Este PIN não está certo, ou já mudou.';
  api.refuse(confirmAttendance, { status: 422, code: 'learning.wrong-pin', message });
  show();
  await userEvent.type(await pin(), '123');
  await confirm();
  expect(await screen.findByText('Digite os 6 números do PIN')).toBeVisible();
  await userEvent.type(await pin(), '456');
  await confirm();
  expect(await screen.findByText(message)).toBeVisible();
  expect(await pin()).toHaveValue('123456');
});

test.each([
  [own({ time: 'before' }), 'Este encontro ainda não começou'],
  [own({ time: 'over' }), 'Este encontro já terminou'],
  [own({ state: 'ABSENT', markedAt: '2026-11-27 12:05:00' }), 'Falta registrada neste encontro'],
])('says why there is nothing to confirm', async (shown, text) => {
  api.reply(readOwnAttendance, shown);
  show();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('says that the meeting is not of the person', async () => {
  api.refuse(readOwnAttendance, { status: 404, code: 'request.not-found', message: 'Este encontro não existe.' });
  show();
  expect(await screen.findByText('Este encontro não existe, ou você não está na turma dele')).toBeVisible();
});

import { screen } from '@testing-library/react';
import { readMeetingPin } from '@shared-kit/contracts/admin';
import type { MeetingPin } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from './meeting-pin.tsx';

const shown = (pin: MeetingPin['pin']): MeetingPin => ({
  company: 'Aurora',
  training: 'NR-10',
  className: 'Manhã',
  meeting: {
    meetingType: 'PRESENCIAL',
    start: '2026-11-27T09:00',
    finish: '2026-11-27T11:00',
    address: 'Sala 3',
    speaker: 'Ivo',
  },
  opensAt: '2026-11-27 11:30:00',
  closesAt: '2026-11-27 14:30:00',
  pin,
  present: 3,
  people: 12,
});
const aPin = (secondsLeft: number, code = '012345') => ({
  code,
  secondsLeft,
  page: 'https://portal.example/aurora/presenca/9',
  qr: { size: 21, path: 'M0 0h1v1h-1z' },
});

let api: MockApi;
beforeEach(() => void (api = new MockApi()));

const show = () =>
  renderPage(<Page />, {
    at: '/admin/turmas/7/encontros/9/pin',
    route: '/admin/turmas/:idClass/encontros/:idMeeting/pin',
  });

test('shows the PIN, the QR code, the address and how many people are present', async () => {
  api.reply(readMeetingPin, shown(aPin(40)));
  show();
  expect(await screen.findByRole('img', { name: 'PIN de presença: 0 1 2 3 4 5' })).toHaveTextContent('012 345');
  expect(screen.getByRole('img', { name: 'QR code da página de presença' })).toBeVisible();
  expect(screen.getByText('portal.example/aurora/presenca/9')).toBeVisible();
  expect(screen.getByText('3 de 12 presentes')).toBeVisible();
});

test('shows the next PIN as soon as one has changed', async () => {
  api.reply(readMeetingPin, shown(aPin(1)));
  show();
  await screen.findByText('012 345');
  api.reply(readMeetingPin, shown(aPin(60, '678901')));
  expect(await screen.findByText('678 901', undefined, { timeout: 4000 })).toBeVisible();
});

test('says when the PIN appears outside of the time of the meeting', async () => {
  api.reply(readMeetingPin, shown(null));
  show();
  expect(await screen.findByText(/^O PIN aparece de 27\/11\/2026 08:30 a 27\/11\/2026 11:30$/)).toBeVisible();
});

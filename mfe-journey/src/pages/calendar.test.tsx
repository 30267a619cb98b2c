import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exportSchedule, listScheduleTypes, listSchedules, revokeScheduleLink } from '@shared-kit/contracts/journey';
import type { Schedule } from '@shared-kit/contracts/journey';
import { menuFlagChanged, menuFlags } from '@shared-kit/contracts/delivery';
import { subscribe } from '@shared-kit/runtime/events';
import { useLocation } from '@shared-kit/runtime/router';
import { MockApi, renderPage } from '@shared-kit/testing';
import { aMeeting, aSchedule } from '../test/a-schedule.ts';
import { Page } from './calendar.tsx';

const scheduleTypes = [
  { idScheduleType: 1, description: 'Turmas e encontros' },
  { idScheduleType: 101, description: 'Palestras' },
];

let api: MockApi;
const announce = (schedules: Schedule[], totalRecords = schedules.length) =>
  api.reply(listSchedules, { success: true, scheduleResult: { totalRecords, schedules } });
const Search = () => <p data-testid="search">{useLocation().search}</p>;
const page = (
  <>
    <Page />
    <Search />
  </>
);
const open = (at = '/calendar') => renderPage(page, { at, route: '/calendar' });
const entry = (name: RegExp) => screen.findByRole('button', { name }, { timeout: 15_000 });

beforeEach(() => {
  api = new MockApi();
  api.reply(listScheduleTypes, { success: true, scheduleTypes });
});

/** Creates an event in the current month, in the afternoon in São Paulo. */
const soon = (() => {
  const day = new Date().toISOString().slice(0, 8);
  return { startDate: `${day}15 17:00:00`, endDate: `${day}15 18:00:00` };
})();

test('an event and its meetings open in detail, with their link [B2.10-02] [B2.10-03]', async () => {
  const meeting = aMeeting({ startDate: soon.startDate, finishDate: soon.endDate });
  announce([aSchedule({ ...soon, description: 'No auditório.', url: '/catalog/lideranca', meetings: [meeting] })]);
  open();
  await userEvent.click(await entry(/15:00 Palestra Palestras$/));
  const event = within(await screen.findByRole('dialog', { name: 'Palestra' }));
  expect(event.getByText(/, das 14:00 às 15:00$/, { selector: 'dd' })).toBeInTheDocument();
  expect(event.getByText('No auditório.')).toBeInTheDocument();
  expect(event.getByRole('link', { name: 'Ver mais' })).toHaveAttribute('href', '/catalog/lideranca');
  await userEvent.click(event.getByRole('button', { name: /^Encontro 1/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Encontro 1' }));
  expect(dialog.getByRole('link', { name: 'Entrar no encontro' })).toHaveAttribute(
    'href',
    'http://meet.aurora.example/sala',
  );
  expect(dialog.getByText('Otávio')).toBeInTheDocument();
});

test('types that come late hold nothing: their filter stands below the calendar', async () => {
  const late = Promise.withResolvers<void>();
  api.reply(listScheduleTypes, async () => {
    await late.promise;
    return { success: true as const, scheduleTypes };
  });
  announce([aSchedule(soon)]);
  open();
  const shown = await entry(/15:00 Palestra/);
  expect(screen.queryByRole('checkbox')).toBeNull();
  late.resolve();
  const filter = await screen.findByRole('checkbox', { name: 'Palestras' });
  expect(shown.compareDocumentPosition(filter)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the accessible name of a day starts with the text of its heading', async () => {
  announce([aSchedule(soon)]);
  open();
  await entry(/Palestra/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Visualização' }), 'Semana');
  const heads = (await screen.findAllByText(/^(dom|seg|ter|qua|qui|sex|sáb)\.? \d+$/)).map((head) => [
    head.textContent?.replace(/\W/g, ''),
    head.closest('[aria-label]')?.getAttribute('aria-label')?.replace(/\W/g, ''),
  ]);
  expect(heads).toHaveLength(7);
  for (const [shown, named] of heads) expect(named).toMatch(new RegExp(`^${shown}`));
});

test('an empty month shows a message and removes the schedule from the menu [A8-22]', async () => {
  announce([]);
  const received: unknown[] = [];
  const stop = subscribe(menuFlagChanged, (change) => void received.push(change));
  open();
  expect(await screen.findByText('Não há eventos no período.', {}, { timeout: 15_000 })).toBeInTheDocument();
  expect(received.at(-1)).toEqual({ flag: menuFlags.hasSchedule, visible: false });
  stop();
});

test('a month that fails to load can be retried', async () => {
  api.refuse(listSchedules, { status: 403, code: 'x', message: 'Não.' });
  open();
  const again = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 15_000 });
  expect(screen.getByText('Não foi possível carregar a agenda.')).toBeInTheDocument();
  announce([aSchedule(soon)]);
  await userEvent.click(again);
  expect(await entry(/Palestra/)).toBeInTheDocument();
});

test('requests only the ticked types, and unticking the last one selects all [B2.10-05]', async () => {
  announce([aSchedule(soon)]);
  open();
  const requestedTypes = () => api.calls(listSchedules).at(-1)?.query?.['scheduleTypes'];
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes.every((box) => (box as HTMLInputElement).checked)).toBe(true);
  expect(requestedTypes()).toBeUndefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Palestras' }));
  await waitFor(() => expect(requestedTypes()).toBe('1'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Turmas e encontros' }));
  expect(screen.getAllByRole('checkbox').every((box) => (box as HTMLInputElement).checked)).toBe(true);
});

test('the calendar link is requested on demand, copied and replaced by a new one [B2.10-04]', async () => {
  const user = userEvent.setup();
  announce([aSchedule(soon)]);
  api.reply(exportSchedule, { success: true, result: 'https://portal.test/api/schedule/feed/um/agenda.ics' });
  api.reply(revokeScheduleLink, { success: true });
  open();
  expect(api.calls(exportSchedule)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Sincronizar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sincronizar agenda' }));
  expect(await dialog.findByRole('textbox', { name: 'Link de assinatura' })).toHaveValue(
    'https://portal.test/api/schedule/feed/um/agenda.ics',
  );
  expect(dialog.getByRole('link', { name: 'Abrir no calendário do aparelho' })).toHaveAttribute(
    'href',
    'webcal://portal.test/api/schedule/feed/um/agenda.ics',
  );
  await user.click(dialog.getByRole('button', { name: 'Copiar link' }));
  expect(await navigator.clipboard.readText()).toBe('https://portal.test/api/schedule/feed/um/agenda.ics');
  api.reply(exportSchedule, { success: true, result: 'https://portal.test/api/schedule/feed/dois/agenda.ics' });
  await user.click(dialog.getByRole('button', { name: 'Criar um novo link' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox')).toHaveValue('https://portal.test/api/schedule/feed/dois/agenda.ics'),
  );
  expect(api.calls(revokeScheduleLink)).toHaveLength(1);
});

test('the address stores view and day, and invalid values are ignored', async () => {
  announce([aSchedule({ startDate: '2031-05-14 17:00:00', endDate: '2031-05-14 18:00:00' })]);
  const first = open('/calendar?view=week&day=2031-05-14&from=mail');
  await entry(/Palestra/);
  expect(screen.getByRole('combobox', { name: 'Visualização' })).toHaveDisplayValue('Semana');
  expect(api.calls(listSchedules)[0]?.query).toMatchObject({ period: '05-2031' });
  await userEvent.click(screen.getByRole('button', { name: 'Próximo' }));
  await waitFor(() => expect(screen.getByTestId('search')).toHaveTextContent('?view=week&day=2031-05-18&from=mail'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Visualização' }), 'Mês');
  await waitFor(() => expect(screen.getByTestId('search')).toHaveTextContent('?view=month&day=2031-05-04&from=mail'));
  first.unmount();
  open('/calendar?view=year&day=2031-02-31');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Visualização' })).toHaveDisplayValue('Agenda'));
  await waitFor(() =>
    expect(api.calls(listSchedules).at(-1)?.query).toMatchObject({
      period: `${soon.startDate.slice(5, 7)}-${soon.startDate.slice(0, 4)}`,
    }),
  );
});

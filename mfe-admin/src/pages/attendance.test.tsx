import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { markAttendance, readAttendance, readOwnAccess } from '@shared-kit/contracts/admin';
import type { AttendanceList, AttendanceMark, Attendee, SentMark } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './attendance.tsx';

const aMark = (fields: Partial<AttendanceMark> = {}): AttendanceMark => ({
  state: 'PRESENT',
  note: '',
  version: 1,
  how: 'MANUAL',
  markedBy: 'Ivo',
  markedAt: '2026-11-27 12:00:00',
  ...fields,
});
const person = (idPerson: number, name: string, mark: AttendanceMark | null = null): Attendee => ({
  idPerson,
  name,
  department: 'Operações',
  mark,
});
const aList = (people: readonly Attendee[]): AttendanceList => ({
  company: 'Aurora',
  training: 'NR-10',
  className: 'Manhã',
  meeting: {
    meetingType: 'PRESENCIAL',
    start: '2026-01-05T09:00',
    finish: '2026-01-05T11:00',
    address: 'Sala 3',
    speaker: 'Ivo',
  },
  people: [...people],
  isPartial: false,
});

let api: MockApi;
beforeEach(() => {
  localStorage.clear();
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['approver'], rights: ['trainings.read', 'classes.edit'] });
  api.reply(readAttendance, aList([person(1, 'Ana Sá'), person(2, 'Bruno Cruz')]));
  api.reply(markAttendance, ({ body }) => ({
    success: true as const,
    saved: (body as { marks: SentMark[] }).marks.map(({ idPerson, state, note, version }) => ({
      idPerson,
      mark: aMark({ state, note, version: version + 1 }),
    })),
    unsaved: [],
  }));
});

const show = async () => {
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/admin/turmas/7/encontros/9', route: '/admin/turmas/:idClass/encontros/:idMeeting' },
  );
  return screen.findByRole('list', { name: 'Pessoas da turma' });
};
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () => api.calls(markAttendance).map(({ body }) => body.marks);

test('marks a person with one tap, says when it was saved, and takes the mark back with another tap', async () => {
  await show();
  await tap('Presente: Bruno Cruz');
  expect(await screen.findByText(/^Salvo às/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Presente: Bruno Cruz' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('1 presente · 0 faltas · 0 justificadas · 1 sem marca')).toBeVisible();
  await tap('Presente: Bruno Cruz');
  expect(await screen.findByText('0 presentes · 0 faltas · 0 justificadas · 2 sem marca')).toBeVisible();
  expect(sent()).toEqual([
    [{ idPerson: 2, state: 'PRESENT', note: '', version: 0 }],
    [{ idPerson: 2, state: null, note: '', version: 1 }],
  ]);
});

test('marks everybody who has no mark, and takes that back', async () => {
  api.reply(readAttendance, aList([person(1, 'Ana Sá', aMark({ state: 'ABSENT' })), person(2, 'Bruno Cruz')]));
  await show();
  await tap('Todos presentes');
  expect(await screen.findByText('1 pessoa marcada como presente.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Falta: Ana Sá' })).toHaveAttribute('aria-pressed', 'true');
  await screen.findByText(/^Salvo às/);
  await tap('Desfazer');
  await screen.findByText('0 presentes · 1 falta · 0 justificadas · 1 sem marca');
  expect(sent()).toEqual([
    [{ idPerson: 2, state: 'PRESENT', note: '', version: 0 }],
    [{ idPerson: 2, state: null, note: '', version: 1 }],
  ]);
});

test('keeps marks on the device without a network, and sends them when it is back', async () => {
  api.reply(markAttendance, () => Promise.reject(new TypeError('no network')));
  await show();
  await tap('Presente: Ana Sá');
  await tap('Falta: Bruno Cruz');
  expect(await screen.findByText(/^Sem conexão: 2 marcas guardadas neste aparelho/)).toBeVisible();
  expect(JSON.stringify({ ...localStorage })).toContain('class-attendance');
  api.reply(markAttendance, {
    success: true,
    saved: [
      { idPerson: 1, mark: aMark() },
      { idPerson: 2, mark: aMark({ state: 'ABSENT' }) },
    ],
    unsaved: [],
  });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^Salvo às/)).toBeVisible();
  expect(sent().at(-1)).toEqual([
    { idPerson: 1, state: 'PRESENT', note: '', version: 0 },
    { idPerson: 2, state: 'ABSENT', note: '', version: 0 },
  ]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('"ABSENT"');
});

test('shows whose mark stands when two people mark at once, and lets the person decide', async () => {
  const list = await show();
  api.reply(readAttendance, aList([person(1, 'Ana Sá'), person(2, 'Bruno Cruz', aMark({ state: 'ABSENT' }))]));
  api.refuse(markAttendance, { status: 409, code: 'admin.changed-meanwhile', message: 'Outra pessoa marcou.' });
  await tap('Presente: Bruno Cruz');
  expect(await within(list).findByText('Ivo marcou “Falta” enquanto você marcava “Presente”.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Falta: Bruno Cruz' })).toHaveAttribute('aria-pressed', 'true');
  api.reply(markAttendance, { success: true, saved: [{ idPerson: 2, mark: aMark({ version: 2 }) }], unsaved: [] });
  await tap('Usar “Presente”');
  expect(await screen.findByText(/^Salvo às/)).toBeVisible();
  expect(sent().at(-1)).toEqual([{ idPerson: 2, state: 'PRESENT', note: '', version: 1 }]);
  expect(screen.queryByText(/enquanto você marcava/)).toBeNull();
});

test('saves the reason of a justified absence when its field is left', async () => {
  await show();
  await tap('Justificada: Ana Sá');
  await screen.findByText(/^Salvo às/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo da falta (opcional) de Ana Sá' }), 'Atestado');
  await userEvent.tab();
  await screen.findByDisplayValue('Atestado');
  expect(sent().at(-1)).toEqual([{ idPerson: 1, state: 'JUSTIFIED', note: 'Atestado', version: 1 }]);
});

test('says that nobody is in the class', async () => {
  api.reply(readAttendance, aList([]));
  renderPage(<Page />, { at: '/admin/turmas/7/encontros/9', route: '/admin/turmas/:idClass/encontros/:idMeeting' });
  expect(await screen.findByText('Ninguém nesta turma')).toBeVisible();
});

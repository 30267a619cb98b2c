import {
  createClass,
  endEnrolments,
  enrolPeople,
  listClassMeetings,
  listClasses,
  saveClassMeetings,
  setClassClosed,
} from '@shared-kit/contracts/admin';
import { HOUR_MS, wallClockOf } from '@shared-kit/contracts/calendar';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test('an instructor marks people, a learner confirms by PIN, and the class has a result and a list for paper', async ({
  actor,
}) => {
  const name = `Turma com presenças ${Date.now()}`;
  const { page, open, api } = await actor('joao', 'horizonte');
  const { trainings } = await api.call(listClasses, { query: {} });
  const idTraining = trainings.find(({ title }) => title === 'Prontuário eletrônico')?.idTraining ?? 0;
  const fields = {
    name,
    description: '',
    initialDay: null,
    finalDay: null,
    duration: null,
    enrolFrom: null,
    enrolUntil: null,
    capacity: null,
    needApproval: false,
    minAttendance: 75,
    modality: 'PRESENCIAL' as const,
    place: 'Sala 3',
    instructors: [],
  };
  const { idClass } = await api.call(createClass, { body: { idTraining, copyOf: null, fields } });
  const clock = (hours: number) =>
    wallClockOf(new Date(Date.now() + hours * HOUR_MS))
      .slice(0, 16)
      .replace(' ', 'T');
  const { version } = await api.call(listClassMeetings, { params: { idClass } });
  const meeting = {
    meetingType: 'PRESENCIAL' as const,
    start: clock(-0.1),
    finish: clock(2),
    address: 'Sala 3',
    speaker: 'Paula',
  };
  const saved = await api.call(saveClassMeetings, {
    params: { idClass },
    body: { version, meetings: [{ idMeeting: null, fields: meeting }] },
  });
  const idMeeting = saved.meetings[0]?.idMeeting ?? 0;
  const [learner, absent] = [await actor('adriana.souza', 'horizonte'), await actor('aline.gomes', 'horizonte')];
  const ids = [learner, absent].map(({ session }) => session.viewer.idUser);
  const selection = { kind: 'ids' as const, ids };
  /** Ends the enrolments of both: those of an attempt that failed would refuse new ones. */
  const endTheirs = async (): Promise<void> => {
    for (const { session } of [learner, absent]) {
      const theirs = { kind: 'filter' as const, idTraining, filter: { q: session.viewer.name } };
      await api.call(endEnrolments, { body: { selection: theirs, reason: 'Fim do teste' } });
    }
  };
  await endTheirs();
  const enrolment = { selection, trainings: [{ idTraining, idTeam: idClass }], dueDay: null, reason: '' };
  await api.call(enrolPeople, { body: enrolment });

  await page.setViewportSize({ width: 390, height: 844 });
  await open(`/admin/turmas/${idClass}?aba=encontros`);
  await page.getByRole('link', { name: /^Presenças do encontro/ }).click();
  const list = page.getByRole('list', { name: 'Pessoas da turma' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: `Falta: ${absent.session.viewer.name}` }).click();
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Presença por PIN' }).click();
  const pin = page.getByRole('img', { name: /^PIN de presença/ });
  await expect(page.getByRole('img', { name: 'QR code da página de presença' })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await learner.open(`/presenca/${idMeeting}`);
  await learner.page.getByRole('textbox', { name: /^PIN/ }).fill((await pin.textContent()) ?? '');
  await onEveryScreen(learner.page);
  await expectAccessible(learner.page);
  await learner.page.getByRole('button', { name: 'Confirmar presença' }).click();
  await expect(learner.page.getByText('Presença confirmada')).toBeVisible();
  await absent.open(`/presenca/${idMeeting}`);
  await expect(absent.page.getByText('Falta registrada neste encontro')).toBeVisible();

  await page.getByRole('link', { name: 'Voltar às presenças' }).click();
  await expect(list.getByText(/por PIN/)).toBeVisible();
  await page.getByRole('link', { name: 'Imprimir lista' }).click();
  await expect(page.getByRole('table')).toContainText(learner.session.viewer.name);
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await page.emulateMedia({ media: null });

  await open(`/admin/turmas/${idClass}?aba=resultado`);
  const results = page.getByRole('table', { name: 'Frequência das pessoas da turma' });
  await expect(results.getByText('Aprovada', { exact: true })).toBeVisible();
  await expect(results.getByText('Reprovada', { exact: true })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);

  // Leaves the demo company as it was for a repeated test.
  await endTheirs();
  await api.call(setClassClosed, { params: { idClass }, body: { closed: true } });
});

import type { ClassMeeting, LearnerEnrollment } from '../../learning/index.ts';
import { classRecords } from './class-records.rules.ts';

const at = (text: string) => new Date(`2026-${text}Z`);

const team = {
  idTeam: 5,
  name: 'Turma on-line',
  initialDate: at('11-17T03:00:00'),
  finalDate: at('12-31T02:59:59'),
  idCertificate: null,
  enableCertificateForChildren: false,
  allowAccessUponCompletion: true,
};

const enrollment: LearnerEnrollment = {
  idEnrollment: 31,
  idUser: 7,
  nodeCode: 'lideranca',
  title: 'Liderança',
  workload: '',
  nodeStatus: 'PUBLISHED',
  status: 'IN_PROGRESS',
  isDone: false,
  progress: 0,
  grade: null,
  enrolledAt: at('11-18T12:00:00'),
  startDate: null,
  finishDate: null,
  expiresAt: at('12-31T02:59:59'),
  validUntil: null,
  team,
};

const meeting = (meetingType: ClassMeeting['meetingType'], day: string): ClassMeeting => ({
  idMeeting: 1,
  meetingType,
  startDate: at(`${day}T12:00:00`),
  finishDate: at(`${day}T14:00:00`),
  address: '',
  speaker: '',
});

const records = (changes: Partial<LearnerEnrollment> = {}, meetings: ClassMeeting[] = []) =>
  classRecords([{ ...enrollment, ...changes }], new Map([[5, meetings]]));

test('shows a class with its meetings, and no separate deadline on its last day', () => {
  const [record, ...others] = records({}, [meeting('ONLINE', '11-29'), meeting('ONLINE', '12-06')]);
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    idSchedule: 52,
    title: 'Liderança',
    description: 'Turma on-line',
    start: team.initialDate,
    end: team.finalDate,
    modality: 'ONLINE',
    url: '/level/31',
  });
  expect(record?.meetings.map(({ nodeCode }) => nodeCode)).toEqual(['lideranca', 'lideranca']);
});

test.each([
  [[], 'ASYNCHRONOUS'],
  [[meeting('PRESENCIAL', '11-29')], 'PRESENCIAL'],
  [[meeting('PRESENCIAL', '11-29'), meeting('ONLINE', '12-06')], 'BLENDED'],
])('derives the modality of a class from its meetings', (meetings, modality) => {
  expect(records({}, meetings)[0]?.modality).toBe(modality);
});

test('spans a class without dates over its meetings, and omits a class without either', () => {
  const undated = { team: { ...team, initialDate: null, finalDate: null }, expiresAt: null };
  const [record] = records(undated, [meeting('ONLINE', '11-29'), meeting('ONLINE', '12-06')]);
  expect([record?.start, record?.end]).toEqual([at('11-29T12:00:00'), at('12-06T14:00:00')]);
  expect(records(undated)).toEqual([]);
});

test('sets the deadline of an unfinished training that ends apart from its class to its last moment', () => {
  const expiresAt = at('12-10T02:59:59');
  expect(records({ expiresAt, team: null })).toEqual([
    expect.objectContaining({
      idSchedule: 313,
      title: 'Prazo: Liderança',
      start: at('12-10T02:59:59'),
      end: at('12-10T02:59:59'),
      modality: 'ASYNCHRONOUS',
      idScheduleType: 2,
    }),
  ]);
  expect(records({ expiresAt, team: null, isDone: true, status: 'PASSED' })).toEqual([]);
  expect(records({ expiresAt, team: null, status: 'FAILED' })).toEqual([]);
});

test('uses the newest of several enrolments in one class and omits an unpublished training', () => {
  const older = { ...enrollment, idEnrollment: 12, status: 'FAILED' as const };
  expect(classRecords([enrollment, older], new Map()).map(({ url }) => url)).toEqual(['/level/31']);
  expect(records({ nodeStatus: 'ARCHIVED' })).toEqual([]);
});

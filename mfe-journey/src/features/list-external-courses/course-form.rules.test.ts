import { faultOf, fieldsOf, payloadOf } from './course-form.rules.ts';
import type { CourseField, CourseFields } from './course-form.rules.ts';

const today = '2026-11-22';
const good: CourseFields = {
  title: 'NR-35',
  type: 'ONLINE',
  workload: '8',
  startDate: '2026-11-20',
  finishDate: '2026-11-22',
  expirationDate: '',
  entityName: 'SENAI',
  evidence: null,
};
const fault = (field: CourseField, value: string) => faultOf(field, { ...good, [field]: value }, today);

test.each(['title', 'type', 'entityName', 'startDate', 'finishDate'] as const)('%s is required [B5-32]', (field) => {
  expect([fault(field, ''), fault(field, '  ')]).toEqual(['*Preenchimento obrigatório', '*Preenchimento obrigatório']);
  expect(faultOf(field, good, today)).toBeUndefined();
});

test.each(['', '0', '-2', '0,5', 'abc'])('rejects a workload of %j [B5-33]', (value) => {
  expect(fault('workload', value)).toBe('O valor deve ser maior que 0');
});

test('accepts a workload of one hour, or of an hour and a half [B5-33]', () => {
  expect([fault('workload', '1'), fault('workload', '1,5'), fault('workload', '1.5')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(payloadOf({ ...good, workload: '1,5' }).workload).toBe(1.5);
});

test.each([
  ['1.200', 1200],
  ['1.200,5', 1200.5],
  ['100.000', 100_000],
  ['40,25', 40.25],
  ['2.5', 2.5],
])('parses %s hours as %d', (text, workload) => {
  expect(fault('workload', text)).toBeUndefined();
  expect(payloadOf({ ...good, workload: text }).workload).toBe(workload);
});

test('validity is optional [B5-34]', () => {
  expect([fault('expirationDate', ''), fault('expirationDate', '2030-01-01')]).toEqual([undefined, undefined]);
  expect(payloadOf(good).expirationDate).toBeNull();
});

test('the end is not before the start and not after today [B5-35]', () => {
  const message =
    'Período de realização inválido. A data final deve ser maior ou igual à data de início e não pode ser superior à data atual. Por favor, verifique as datas e tente novamente.';
  expect([fault('finishDate', '2026-11-19'), fault('finishDate', '2026-11-23')]).toEqual([message, message]);
  expect(faultOf('finishDate', { ...good, startDate: '2026-11-22' }, today)).toBeUndefined();
  expect(fault('startDate', '0202-11-20')).toBe('Data inválida');
});

test('the form of an existing course starts with its stored values', () => {
  const saved = {
    ...payloadOf({ ...good, workload: '8,5' }),
    idUserExternalCourse: 1,
    evidencePath: null,
    status: 'PENDING',
    statusReason: '',
    hasResubmission: false,
    resubmissionStatus: null,
    creationDate: '2026-11-20 10:00:00',
    lastModifiedDate: '2026-11-20 10:00:00',
    idParentUserExternalCourse: null,
  } as const;
  expect(fieldsOf(undefined).title).toBe('');
  expect(fieldsOf(saved).workload).toBe('8,5');
  expect(saved).toMatchObject(payloadOf(fieldsOf(saved)));
});

import {
  createEnrolmentRule,
  createPerson,
  endEnrolments,
  enrolPeople,
  listEnrolmentRules,
  listPersonEnrolments,
  previewEnrolmentRule,
  saveEnrolmentRule,
  setEnrolmentRulePaused,
} from '@shared-kit/contracts/admin';
import type { RuleFields } from '@shared-kit/contracts/admin';
import { addDays, dayKey } from '@shared-kit/contracts/calendar';
import type { TestUser } from '../../test/index.ts';
import { applyEnrolmentRules } from './rules/apply-rules.job.ts';
import {
  actsOf,
  app,
  enrolIn,
  inTenant,
  makeGroup,
  makeHolder,
  owner,
  startAdministration,
  training,
} from './test/administration.fixtures.ts';

startAdministration();

let count = 0;
const newDepartment = () => `Regra ${(count += 1)}`;

const fieldsOf = (fields: Partial<RuleFields>): RuleFields => ({
  name: `Regra ${count}`,
  idTraining: training.livre,
  idTeam: null,
  departments: [],
  groups: [],
  since: null,
  dueDays: null,
  reason: '',
  endsLeavers: false,
  includesRemoved: false,
  ...fields,
});

const create = async (fields: RuleFields, as = owner) => {
  const { idRule } = await app.ok(createEnrolmentRule, { body: { fields } }, { as });
  await app.runJobs();
  return idRule;
};
const preview = (fields: RuleFields, idRule?: number) =>
  app.ok(
    previewEnrolmentRule,
    { query: { rule: JSON.stringify(fields), ...(idRule === undefined ? {} : { idRule }) } },
    { as: owner },
  );
const enrolmentsOf = async ({ idUser }: TestUser) =>
  (await app.ok(listPersonEnrolments, { params: { idPerson: idUser } }, { as: owner })).enrolments;
const moveTo = ({ idUser }: TestUser, department: string) =>
  inTenant((db) => db.updateTable('users').set({ department }).where('id_user', '=', idUser).execute());
const pass = () => app.runJobs(applyEnrolmentRules);

test('shows who enters and who is refused before it is saved, and then enrols exactly these', async () => {
  const department = newDepartment();
  const [first, done] = [
    await app.makeUser(app.tenant, { department }),
    await app.makeUser(app.tenant, { department }),
  ];
  await app.makeUser(app.tenant, { department, active: false });
  await enrolIn(done, training.livre, { status: 'COMPLETED' });
  const fields = fieldsOf({ departments: [department], dueDays: 10, reason: 'NR-10' });
  expect(await preview(fields)).toMatchObject({
    meets: 2,
    enter: 1,
    leave: 0,
    refused: { already: 1 },
    names: [first.name],
  });
  expect(await enrolmentsOf(first)).toEqual([]);
  const idRule = await create(fields);
  const [enrolment] = await enrolmentsOf(first);
  expect(enrolment).toMatchObject({ source: { kind: 'rule', idRule, name: fields.name, reason: 'NR-10' } });
  expect(dayKey(enrolment?.dueAt ?? '')).toBe(dayKey(addDays(app.clock.now(), 10)));
  expect(await preview(fields, idRule)).toMatchObject({ enter: 0, refused: { already: 2 } });
});

test('reaches who comes later: somebody created, somebody moved, and somebody imported at the next pass', async () => {
  const department = newDepartment();
  await create(fieldsOf({ departments: [department] }));
  const { idPerson } = await app.ok(
    createPerson,
    {
      body: {
        fields: {
          name: 'Nova Pessoa',
          username: `regra-${count}`,
          email: '',
          cpf: '',
          phone: '',
          department,
          role: '',
          idLeader: null,
        },
        sendsLink: false,
      },
    },
    { as: owner },
  );
  await app.runJobs();
  const { enrolments } = await app.ok(listPersonEnrolments, { params: { idPerson } }, { as: owner });
  expect(enrolments).toHaveLength(1);
  const moved = await app.makeUser();
  await moveTo(moved, department);
  expect(await enrolmentsOf(moved)).toHaveLength(0);
  await pass();
  await pass();
  expect(await enrolmentsOf(moved)).toHaveLength(1);
});

test('counts from the day of creation by the clock of the company', async () => {
  const department = newDepartment();
  const now = app.clock.now();
  const old = await app.makeUser(app.tenant, { department, created_at: addDays(now, -400) });
  const fresh = await app.makeUser(app.tenant, { department, created_at: now });
  await create(fieldsOf({ departments: [department], since: dayKey(now) }));
  expect(await enrolmentsOf(old)).toEqual([]);
  expect(await enrolmentsOf(fresh)).toHaveLength(1);
});

test('enrols again 60 days before the end of a validity, once, and leaves the completion in the history', async () => {
  const department = newDepartment();
  const person = await app.makeUser(app.tenant, { department });
  await create(fieldsOf({ departments: [department] }));
  const isValidFor = (days: number) =>
    inTenant((db) =>
      db
        .updateTable('enrollments')
        .set({ status: 'PASSED', progress: 100, valid_until: addDays(app.clock.now(), days) })
        .where('id_user', '=', person.idUser)
        .where('status', 'in', ['NOT_ATTEMPTED', 'PASSED'])
        .execute(),
    );
  await isValidFor(61);
  await pass();
  expect(await enrolmentsOf(person)).toHaveLength(1);
  await isValidFor(60);
  await pass();
  await pass();
  expect((await enrolmentsOf(person)).map(({ state }) => state).toSorted()).toEqual(['done', 'not-started']);
});

test('never enrols again whom somebody removed, unless the rule says so', async () => {
  const department = newDepartment();
  const user = await app.makeUser(app.tenant, { department });
  const fields = fieldsOf({ departments: [department] });
  const idRule = await create(fields);
  const [enrolment] = await enrolmentsOf(user);
  const selection = { kind: 'ids' as const, ids: [enrolment?.idEnrolment ?? 0] };
  await app.ok(endEnrolments, { body: { selection } }, { as: owner });
  await pass();
  expect(await enrolmentsOf(user)).toMatchObject([{ state: 'removed' }]);
  const again = { ...fields, includesRemoved: true };
  expect(await preview(again, idRule)).toMatchObject({ enter: 1 });
  await app.ok(saveEnrolmentRule, { params: { idRule }, body: { version: 1, fields: again } }, { as: owner });
  await app.runJobs();
  expect(await enrolmentsOf(user)).toMatchObject([{ state: 'not-started' }, { state: 'removed' }]);
});

test('ends what it enrolled for leavers who did not begin, and enrols them again when they are back', async () => {
  const department = newDepartment();
  const [untouched, begun, byHand] = [
    await app.makeUser(app.tenant, { department }),
    await app.makeUser(app.tenant, { department }),
    await app.makeUser(app.tenant, { department: 'Outro' }),
  ];
  const fields = fieldsOf({ departments: [department], endsLeavers: true });
  const idRule = await create(fields);
  await app.ok(
    enrolPeople,
    {
      body: {
        selection: { kind: 'ids', ids: [byHand.idUser] },
        trainings: [{ idTraining: training.livre, idTeam: null }],
        dueDay: null,
      },
    },
    { as: owner },
  );
  await inTenant((db) =>
    db.updateTable('enrollments').set({ status: 'IN_PROGRESS' }).where('id_user', '=', begun.idUser).execute(),
  );
  await moveTo(untouched, 'Outro');
  await moveTo(begun, 'Outro');
  expect(await preview(fields, idRule)).toMatchObject({ enter: 0, leave: 1 });
  await pass();
  expect(await enrolmentsOf(untouched)).toMatchObject([{ state: 'removed', removed: { by: fields.name } }]);
  expect(await enrolmentsOf(begun)).toMatchObject([{ state: 'in-progress' }]);
  expect(await enrolmentsOf(byHand)).toMatchObject([{ state: 'not-started' }]);
  await moveTo(untouched, department);
  await pass();
  expect(await enrolmentsOf(untouched)).toHaveLength(2);
});

test('reaches the members of its groups, and does nothing while it is paused', async () => {
  const member = await app.makeUser();
  const idGroup = await makeGroup(newDepartment(), []);
  const idRule = await create(fieldsOf({ groups: [idGroup] }));
  await app.ok(setEnrolmentRulePaused, { params: { idRule }, body: { paused: true } }, { as: owner });
  await inTenant((db) =>
    db
      .insertInto('people_group_members')
      .values({ id_group: idGroup, id_user: member.idUser, added_at: app.clock.now() })
      .execute(),
  );
  await pass();
  expect(await enrolmentsOf(member)).toEqual([]);
  await app.ok(setEnrolmentRulePaused, { params: { idRule }, body: { paused: false } }, { as: owner });
  await app.runJobs();
  expect(await enrolmentsOf(member)).toHaveLength(1);
});

test('refuses a save of an old version and somebody who does not reach the whole company', async () => {
  const actor = await makeHolder('owner', { kind: 'all' });
  const fields = fieldsOf({ departments: [newDepartment()] });
  const idRule = await create(fields, actor);
  const save = { params: { idRule }, body: { version: 1, fields: { ...fields, dueDays: 5 } } };
  await app.ok(saveEnrolmentRule, save, { as: actor });
  await app.refused(saveEnrolmentRule, save, 409, { as: actor });
  const hr = await makeHolder('hr', { kind: 'departments', departments: ['RH'] });
  await app.refused(createEnrolmentRule, { body: { fields } }, 403, { as: hr });
  for (const rule of ['{', '{}', JSON.stringify({ ...fields, departments: ['a\0b'] })])
    await app.refused(previewEnrolmentRule, { query: { rule } }, 400, { as: owner });
  expect(await actsOf(actor)).toMatchObject([
    { act: 'admin.create-enrolment-rule' },
    { act: 'admin.save-enrolment-rule', changes: [{ field: 'rule.dueDays', before: '', after: '5' }] },
  ]);
  const { rules } = await app.ok(listEnrolmentRules, {}, { as: owner });
  expect(rules.find((rule) => rule.idRule === idRule)).toMatchObject({ version: 2, title: 'Treinamento livre' });
});

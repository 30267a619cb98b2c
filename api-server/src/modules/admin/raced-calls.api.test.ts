import { adminEndpoints, listCompanyMails, saveCompanyMail } from '@shared-kit/contracts/admin';
import type { AdminEndpoint } from '@shared-kit/contracts/admin';
import type { TestUser } from '../../test/index.ts';
import { actsOf, app, makeHolder, owner, startAdministration } from './test/administration.fixtures.ts';
import { sampleOf } from './test/samples.fixtures.ts';
import { makeTarget } from './test/target.fixtures.ts';

/** Every changing call of the administration is sent eight times at once: a double click, a retry, two administrators. */

startAdministration();

/** Other tests expect the standard words of the mail. */
afterAll(async () => {
  const { mails } = await app.ok(listCompanyMails, {}, { as: owner });
  const key = 'identity.email-changed';
  const version = mails.find((mail) => mail.key === key)?.version ?? '';
  await app.ok(saveCompanyMail, { params: { key }, body: { version, mail: null } }, { as: owner });
});

const atOnce = 8;
const changing = adminEndpoints.filter(({ method }) => method !== 'GET');

/** Calls that a second one must not repeat: seven of eight are refused. All others lead to the same state when repeated. */
const once = new Set([
  'admin.add-company-domain',
  'admin.answer-confirmation',
  'admin.begin-scorm-attempt',
  'admin.cancel-job',
  'admin.check-people-import',
  'admin.commit-people-import',
  'admin.commit-training-import',
  'admin.create-enrolment-rule',
  'admin.create-group',
  'admin.create-person',
  'admin.create-unit',
  'admin.erase-person',
  'admin.give-role',
  'admin.remove-company-domain',
  'admin.remove-unit',
  'admin.remove-waiting',
  'admin.rename-group',
  'admin.restore-domain',
  'admin.restore-meeting',
  'admin.restore-unit',
  'admin.roll-back-scorm',
  'admin.save-enrolment-rule',
  'admin.save-person',
  'admin.save-unit',
  'admin.set-group-deleted',
  'admin.take-role',
  'admin.undo-enrolment-batch',
  'admin.undo-group-change',
  'admin.undo-people-import',
  'admin.withdraw-announcement',
]);

/** Calls that report each answered thing on its own: all succeed, and one of them has answered it. */
const answers = new Set(['admin.answer-external-courses', 'admin.answer-requests', 'admin.answer-uploads']);

const meetingIn = (address: string) => ({
  meetingType: 'PRESENCIAL',
  start: '2027-03-01T09:00',
  finish: '2027-03-01T11:00',
  address,
  speaker: 'Ivo',
});

/** Roles with the whole company as their scope: each of the eight calls gives another one than the one before. */
const grantable = ['hr', 'author', 'approver', 'reports', 'dpo'];

/** Field that each save changes: its place in the sample, and its value by turn. */
const edits: Readonly<Record<string, readonly [place: readonly string[], value: (turn: number) => unknown]>> = {
  'admin.give-role': [['role'], (turn) => grantable[turn % grantable.length]],
  'admin.mark-attendance': [['marks', '0', 'note'], (turn) => `Atestado ${turn}`],
  'admin.rename-group': [['name'], (turn) => `Nome ${turn} ao mesmo tempo`],
  'admin.save-class': [['fields', 'name'], (turn) => `Turma ${turn}`],
  'admin.save-class-meetings': [['meetings'], (turn) => [{ idMeeting: null, fields: meetingIn(`Sala ${turn}`) }]],
  'admin.save-company-brand': [['fields', 'primaryColor'], (turn) => `#2A1E9${turn}`],
  'admin.save-company-mail': [['mail'], (turn) => ({ subject: `Assunto ${turn}`, text: 'Olá, {nome}.' })],
  'admin.save-company-texts': [['fields', 'landingTitle'], (turn) => `Título ${turn}`],
  'admin.save-enrolment-rule': [['fields', 'dueDays'], (turn) => 20 + turn],
  'admin.save-person': [['fields', 'role'], (turn) => `Analista ${turn}`],
  'admin.save-training-validity': [['validMonths'], (turn) => 30 + turn],
  'admin.save-unit': [['fields', 'code'], (turn) => `C${turn}`],
  'admin.save-sso-draft': [['fields', 'loginAttribute'], (turn) => `atributo${turn}`],
  'admin.save-scorm-policy': [['policy', 'max'], (turn) => 2 + turn],
  'admin.save-scorm-window': [['window', 'width'], (turn) => 600 + turn],
};

async function sendAtOnce(endpoint: AdminEndpoint, as: TestUser, inputs: readonly object[]): Promise<number[]> {
  const replies = await Promise.all(inputs.map((input) => app.call(endpoint as never, input as never, { as })));
  return replies.map(({ status }) => status).toSorted((one, other) => one - other);
}

test.each(changing.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s that is sent eight times at once happens as often as it says, and each time is in the log',
  async (id, endpoint) => {
    const actor = await makeHolder('owner', { kind: 'all' });
    const input = await sampleOf(endpoint).input(await makeTarget('corrida'));
    const statuses = await sendAtOnce(
      endpoint,
      actor,
      Array.from({ length: atOnce }, () => input),
    );
    const done = statuses.filter((status) => status === 200).length;
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(done).toBe(once.has(id) ? 1 : atOnce);
    expect(await actsOf(actor)).toHaveLength(answers.has(id) ? 1 : done);
  },
);

test.each(Object.entries(edits))('of eight different saves by %s at once, one wins', async (id, [place, value]) => {
  const endpoint = changing.find((one) => one.id === id);
  if (!endpoint) throw new Error(`no such call: ${id}`);
  const actor = await makeHolder('owner', { kind: 'all' });
  const input = (await sampleOf(endpoint).input(await makeTarget('gravação'))) as { body: Record<string, unknown> };
  const inputs = Array.from({ length: atOnce }, (_, turn) => {
    return { ...input, body: withValue(input.body, place, value(turn)) };
  });
  const statuses = await sendAtOnce(endpoint, actor, inputs);
  expect(statuses).toEqual([200, ...Array.from({ length: atOnce - 1 }, () => 409)]);
  expect(await actsOf(actor)).toHaveLength(1);
});

test('every call that refuses a save over a newer one is among these saves', () => {
  const versioned = changing.filter(({ errors = {} }) => 'admin.changed-meanwhile' in errors).map(({ id }) => id);
  // These cannot be changed eight ways, or end what they are about; their own tests save over a newer state.
  const others = [
    'admin.switch-company-module',
    'admin.change-company-terms',
    'admin.change-company-sso',
    'admin.start-sso-test',
    'admin.answer-confirmation',
    'admin.remove-company-domain',
    'admin.set-group-deleted',
    'admin.withdraw-announcement',
    'admin.take-role',
  ];
  expect(versioned.filter((id) => !(id in edits) && !others.includes(id))).toEqual([]);
});

function withValue(body: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): object {
  const inner = rest.length === 0 ? value : withValue(body[name] as Record<string, unknown>, rest, value);
  return Array.isArray(body) ? body.with(Number(name), inner) : { ...body, [name]: inner };
}

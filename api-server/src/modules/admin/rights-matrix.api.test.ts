import {
  adminEndpoints,
  erasePerson,
  listClassMeetings,
  readClass,
  readPerson,
  readTrainingValidity,
  removeUnit,
  resetScormAttempts,
  rightsOfRole,
  setGroupDeleted,
  setPersonActive,
} from '@shared-kit/contracts/admin';
import type { AdminEndpoint, AdminScope, ScopeKind } from '@shared-kit/contracts/admin';
import type { TestUser } from '../../test/index.ts';
import {
  app,
  enrolBefore,
  enrolIn,
  inTenant,
  makeFullClass,
  makeGroup,
  makeHolder,
  makeRule,
  owner,
  requestSeat,
  roleCases,
  startAdministration,
  training,
} from './test/administration.fixtures.ts';
import type { RoleCase } from './test/administration.fixtures.ts';
import { makeAnnouncement, sayInChat, sendCourse, sendWaitingUpload, writeComment } from './test/community.fixtures.ts';
import { makeDomain } from './test/company-state.fixtures.ts';
import { makeBatch } from './test/enrolment-batches.fixtures.ts';
import { makeGroupChange } from './test/group-samples.fixtures.ts';
import { makeMeetingClass } from './test/meeting-class.fixtures.ts';
import { makeConfirmation } from './test/confirmation.fixtures.ts';
import { makeImports } from './test/people-import.fixtures.ts';
import { makeTrainingImports } from './test/training-import.fixtures.ts';
import { makeOpenedScorm } from './test/scorm.fixtures.ts';
import { sampleOf, strangeSamples } from './test/samples.fixtures.ts';
import { makeTrash } from './test/trash-samples.fixtures.ts';
import { makeUnit } from './test/unit-samples.fixtures.ts';
import type { Target } from './test/sample.types.ts';

/** The matrix is generated from the contracts: endpoint × role × scope × inside, outside and another company. */

startAdministration();

/** Calls that take away what others need come last: a group, a unit, an open attempt, and the access, without which nobody gets a role. */
const last = [
  setGroupDeleted.id,
  removeUnit.id,
  resetScormAttempts.id,
  setPersonActive.id,
  erasePerson.id,
] as readonly string[];
const inOrder = adminEndpoints.toSorted((a, b) => last.indexOf(a.id) - last.indexOf(b.id));

let count = 0;

interface Case extends RoleCase {
  readonly holder: TestUser;
  readonly inside: Target;
  readonly outside: Target;
}

/** Creates a holder of the role, a person in its scope and one outside of it. */
async function makeCase({ role, kind }: RoleCase): Promise<Case> {
  count += 1;
  const place = `caso ${count}`;
  const inside = await app.makeUser(app.tenant, { department: place });
  const outside = await app.makeUser(app.tenant, { department: `fora do ${place}` });
  const groups = { inside: await makeGroup(place, [inside]), outside: await makeGroup(`fora do ${place}`, [outside]) };
  const scopes: Record<ScopeKind, AdminScope> = {
    all: { kind: 'all' },
    departments: { kind: 'departments', departments: [place] },
    groups: { kind: 'groups', groups: [groups.inside] },
    trainings: { kind: 'trainings', trainings: [training.aberta] },
    team: { kind: 'team' },
  };
  const holder = await makeHolder(role, scopes[kind]);
  const idLeader = kind === 'team' ? await placeBelow(holder, inside) : null;
  const requests = { inside: await requestSeat(inside, 'aberta'), outside: await requestSeat(outside, 'outra') };
  if (kind === 'trainings') await enrolBefore(inside);
  const classes = { inside: await makeFullClass('aberta'), outside: await makeFullClass('outra') };
  const target = async (user: TestUser, side: 'inside' | 'outside'): Promise<Target> => ({
    user,
    version: (await app.ok(readPerson, { params: { idPerson: user.idUser } }, { as: owner })).person.version,
    ...(await makeGroupChange(groups[side], { by: side === 'inside' ? holder : owner, of: user })),
    idUnit: await makeUnit(`unidade ${count} ${side}`),
    idRequest: requests[side],
    idEnrolment: await enrolIn(user, training.livre),
    idScorm: await makeOpenedScorm(user),
    idRule: await makeRule(`matriz ${count} ${side}`),
    idComment: await writeComment(user, side === 'inside' ? training.aberta : training.outra),
    course: await sendCourse(user),
    message: await sayInChat(user),
    upload: await sendWaitingUpload(user),
    department: side === 'inside' ? place : `fora do ${place}`,
    idLeader: side === 'inside' ? idLeader : null,
    class: classes[side],
    ...(await makeTrash(classes[side])),
    attended: await makeMeetingClass(side === 'inside' ? 'aberta' : 'outra'),
    unique: `${count}-${side}`,
    // A domain has no scope, so both samples may name the same one.
    domain: await makeDomain(app),
    idAnnouncement: await makeAnnouncement(side === 'inside' ? holder : owner),
    ...(await makeConfirmation()),
    ...(await makeImports(side === 'inside' ? holder : owner)),
    ...(await makeBatch(side === 'inside' ? holder : owner)),
    ...(await makeTrainingImports()),
  });
  return { role, kind, holder, outside: await target(outside, 'outside'), inside: await target(inside, 'inside') };
}

/** Puts the person two levels below the holder. */
async function placeBelow(holder: TestUser, person: TestUser): Promise<number> {
  const between = await app.makeUser(app.tenant, { id_manager: holder.idUser });
  await inTenant((db) =>
    db.updateTable('users').set({ id_manager: between.idUser }).where('id_user', '=', person.idUser).execute(),
  );
  return between.idUser;
}

/** Reads of a class, or of a training alone, are 404 for a scope of other trainings, and complete for everybody else. */
const readsClass = ({ id }: AdminEndpoint): boolean =>
  id === readClass.id || id === listClassMeetings.id || id === readTrainingValidity.id;

async function send(endpoint: AdminEndpoint, target: Target, as: TestUser) {
  const reply = await app.call(endpoint as never, (await sampleOf(endpoint).input(target)) as never, { as });
  return {
    status: reply.status,
    body: reply.body as { code?: string } & Record<string, unknown>,
    text: JSON.stringify(reply.body),
  };
}

/** Returns what is wrong with the reply of a call inside the scope; undefined when nothing is. */
async function faultInside(endpoint: AdminEndpoint, { role, kind, holder, inside }: Case): Promise<string | undefined> {
  const { status, body, text } = await send(endpoint, inside, holder);
  const where = `${endpoint.id} as ${role} of ${kind}`;
  if (!rightsOfRole[role].includes(endpoint.right))
    return status === 403 && body.code === 'admin.no-right'
      ? undefined
      : `${where} without the right: ${status} ${text}`;
  // The person holds no role that could be taken.
  const isRefusedForLackOfRole = endpoint.id === 'admin.take-role' && status === 404;
  const { about } = sampleOf(endpoint);
  const isTooNarrow =
    (about === 'whole' && kind !== 'all') || (about === 'ofTraining' && kind !== 'all' && kind !== 'trainings');
  const expected = isTooNarrow ? status === 403 : status === 200 || isRefusedForLackOfRole;
  return expected ? undefined : `${where} inside: ${status} ${text}`;
}

/** Returns what is wrong with the reply of a call outside the scope; undefined when nothing is. */
async function faultOutside(
  endpoint: AdminEndpoint,
  { role, kind, holder, outside }: Case,
): Promise<string | undefined> {
  if (kind === 'all' || !rightsOfRole[role].includes(endpoint.right)) return undefined;
  const { about } = sampleOf(endpoint);
  if (about === 'company' || about === 'whole') return undefined;
  // A scope of people is too narrow on either side; one of trainings doesn't see the other training.
  if ((about === 'ofTraining' || readsClass(endpoint)) && kind !== 'trainings') return undefined;
  const { status, text } = await send(endpoint, outside, holder);
  const isKept =
    about === 'ofTraining'
      ? status === 404 || status === 403
      : about === 'person' || readsClass(endpoint)
        ? status === 404
        : about === 'new'
          ? // Somebody created in a scope of groups joins one of them, whatever the department.
            status === (kind === 'groups' ? 200 : 403)
          : about === 'answers'
            ? text.includes('Não há ')
            : status === 200 &&
              !text.includes(outside.user.name) &&
              !text.includes(`"idRequest":${outside.idRequest},`);
  return isKept ? undefined : `${endpoint.id} as ${role} of ${kind} outside: ${status} ${text}`;
}

test('every endpoint of the administration has a sample call', () => {
  expect(adminEndpoints.length).toBeGreaterThan(15);
  for (const endpoint of adminEndpoints) expect(sampleOf(endpoint)).toBeDefined();
  expect(strangeSamples).toEqual([]);
});

test.each(roleCases)(
  '$role of $kind may do inside the scope what the contracts say, and nothing outside',
  async (roleCase) => {
    const faults: (string | undefined)[] = [];
    const one = await makeCase(roleCase);
    for (const endpoint of inOrder) faults.push(await faultOutside(endpoint, one), await faultInside(endpoint, one));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  },
  60_000,
);

test('a person without a role may do nothing, whatever the endpoint', async () => {
  const one = await makeCase({ role: 'owner', kind: 'all' });
  const learner = await app.makeUser();
  for (const endpoint of adminEndpoints)
    expect([endpoint.id, (await send(endpoint, one.inside, learner)).body.code]).toEqual([
      endpoint.id,
      'admin.no-right',
    ]);
});

test('an owner of another company reaches nobody here', async () => {
  const one = await makeCase({ role: 'owner', kind: 'all' });
  const stranger = await makeHolder('owner', { kind: 'all' }, app.otherTenant);
  const name = one.inside.user.name;
  for (const endpoint of adminEndpoints) {
    const reply = await app.call(endpoint as never, (await sampleOf(endpoint).input(one.inside)) as never, {
      as: stranger,
      at: app.otherTenant,
    });
    const text = JSON.stringify(reply.body);
    const { about } = sampleOf(endpoint);
    // A call of the whole company that names nothing is about the caller's own company.
    const isAboutOwn = about === 'whole' && !endpoint.path.includes('/:');
    const isKept =
      ['company', 'list', 'new'].includes(about) || isAboutOwn || reply.status === 404 || text.includes('Não há ');
    expect([endpoint.id, reply.status, isKept && !text.includes(name)]).toEqual([endpoint.id, reply.status, true]);
  }
});

test('a session of another company is no session here', async () => {
  const stranger = await makeHolder('owner', { kind: 'all' }, app.otherTenant);
  const one = await makeCase({ role: 'owner', kind: 'all' });
  for (const endpoint of adminEndpoints)
    expect([endpoint.id, (await send(endpoint, one.inside, stranger)).status]).toEqual([endpoint.id, 401]);
});

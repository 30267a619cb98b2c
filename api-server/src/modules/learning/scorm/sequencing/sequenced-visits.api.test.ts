import { playScorm } from '@shared-kit/contracts/learning';
import { app, commit, startScormApp } from '../test/scorm.fixtures.ts';
import {
  byContent,
  flow,
  flowOnly,
  limits,
  manifestOf,
  objectives,
  other,
  post,
  pre,
  primary,
  rules,
  sco,
} from '../test/sequenced-course.ts';
import { failed, finish, go, lessons, passed, taking, visit } from '../test/sequenced-learner.ts';

startScormApp();

const three = manifestOf([sco('A', byContent), sco('B', byContent), sco('C', byContent)], [flowOnly]);

test('SN 5.6: the reply of a commit says which requests the stored data makes valid', async () => {
  const known = { targetObjectiveID: 'G', readSatisfiedStatus: true };
  const gated = sco(
    'Aula',
    objectives(primary('A'), other('O', { maps: [known] })),
    rules(pre('disabled', ['O: not objectiveStatusKnown', 'O: not satisfied'], 'any')),
  );
  const writes = { targetObjectiveID: 'G', readSatisfiedStatus: false, writeSatisfiedStatus: true };
  const test = sco('Prova', byContent, objectives(primary('P', { maps: [writes] })));
  const one = await taking(manifestOf([test, gated], [flowOnly]));
  await go(one, 'open');
  const { token, requestValid, sequencing } = await visit(one);
  expect([requestValid['continue'], sequencing?.activity]).toEqual(['false', 'Prova']);
  expect((await commit(token, 1, passed)).requestValid).toMatchObject({ continue: 'true', previous: 'false' });
  expect((await commit(token, 2, failed)).requestValid).toMatchObject({ continue: 'false' });
});

test.each(['time-out', 'logout'])(
  'RTE 4.2.8 cmi.exit: a lesson that ends with %s ends the package, whatever follows',
  async (exit) => {
    const one = await taking(three);
    await go(one, 'open');
    await finish(one, { ...passed, 'cmi.exit': exit });
    expect((await lessons(one)).sequencing).toMatchObject({ canContinue: false });
    expect(await go(one, 'continue')).toBe('ended');
    expect((await lessons(one)).sequencing).toMatchObject({ idSco: null, isSuspended: false });
    expect(await go(one, 'open')).toBe('A');
    expect((await visit(one)).cmi['cmi.entry']).toBe('ab-initio');
  },
);

test('RTE 4.2.8 cmi.exit: opening a package whose window was closed after a log-out ends it', async () => {
  const one = await taking(three);
  await go(one, 'open');
  await go(one, 'continue');
  await finish(one, { ...passed, 'cmi.exit': 'logout' });
  expect([await go(one, 'open'), await go(one, 'open')]).toEqual(['ended', 'A']);
});

test.each([
  ['normal', 'ab-initio', undefined],
  ['', 'ab-initio', undefined],
  ['suspend', 'resume', 'p3'],
])("RTE 4.2.8 cmi.exit: after '%s' a lesson begins with entry %s", async (exit, entry, location) => {
  const one = await taking(three);
  await go(one, 'open');
  await finish(one, { ...passed, 'cmi.location': 'p3', 'cmi.exit': exit });
  expect([await go(one, 'continue'), await go(one, 'previous')]).toEqual(['B', 'A']);
  const { cmi } = await visit(one);
  expect([cmi['cmi.entry'], cmi['cmi.location']]).toEqual([entry, location]);
});

test.each([
  ['normal', 'ab-initio', undefined, 2],
  ['', 'ab-initio', undefined, 2],
  ['suspend', 'resume', 'p3', 1],
])("SN 4.8: a lesson that ended with '%s' and is chosen again has entry %s", async (exit, entry, location, attempt) => {
  const one = await taking(manifestOf([sco('A', byContent), sco('B', byContent)], [flow]));
  await go(one, 'open');
  await finish(one, { ...passed, 'cmi.location': 'p3', 'cmi.exit': exit });
  const { cmi } = await visit(one);
  expect([cmi['cmi.entry'], cmi['cmi.location']]).toEqual([entry, location]);
  expect((await visit(one)).sequencing?.learner.state.activities['A']?.attempts).toBe(attempt);
  expect(await go(one, 'leave')).toBe('ended');
  expect((await lessons(one)).sequencing).toMatchObject({ isSuspended: true });
});

test('SN 3.2.1 choice false: a lesson that has ended is closed, and what follows it is not', async () => {
  const one = await taking(three);
  await go(one, 'open');
  const { place, as } = one;
  const { idSco } = (await lessons(one)).sequencing ?? {};
  await finish(one, passed);
  const replay = { body: { ...place, idSco: idSco ?? 0 } };
  expect((await app.call(playScorm, replay, { as })).status).toBe(403);
  expect((await lessons(one)).scos.map(({ scoEnrollment }) => scoEnrollment.prerequisitesMet)).toEqual([0, 0, 0]);
  expect(await go(one, 'continue')).toBe('B');
});

test('a lesson that has ended and is chosen again is suspended when the person leaves it', async () => {
  const one = await taking(manifestOf([sco('A', byContent), sco('B', byContent)], [flow]));
  await go(one, 'open');
  await finish(one, {});
  await visit(one);
  expect(await go(one, 'leave')).toBe('ended');
  expect((await lessons(one)).sequencing).toMatchObject({ isSuspended: true });
});

test('the late end of a visit does not end the lesson that was opened again since', async () => {
  const one = await taking(three);
  await go(one, 'open');
  const first = await visit(one);
  await visit(one);
  const late = await commit(first.token, 1, { ...passed, 'cmi.exit': 'logout' }, { terminated: true });
  expect([late.superseded, await go(one, 'leave')]).toEqual([true, 'ended']);
  expect((await lessons(one)).sequencing).toMatchObject({ isSuspended: true });
});

test.each([
  ['normal', 'B', 'ab-initio'],
  ['suspend', 'A', 'resume'],
])("RTE 4.2.8 cmi.exit: after '%s' and a closed window, opening delivers %s", async (exit, title, entry) => {
  const one = await taking(three);
  await go(one, 'open');
  await finish(one, { ...passed, 'cmi.exit': exit });
  expect(await go(one, 'open')).toBe(title);
  expect((await visit(one)).cmi['cmi.entry']).toBe(entry);
});

test.each([
  ['normal', 'waiting', 'B', 'ab-initio'],
  ['', 'waiting', 'B', 'ab-initio'],
  ['suspend', 'ended', 'A', 'resume'],
])(
  "RTE 4.2.8 cmi.exit: closing the content after '%s' is %s, and opening delivers %s",
  async (exit, end, id, entry) => {
    const one = await taking(manifestOf([sco('A', byContent), sco('B', byContent)], [flow]));
    await go(one, 'open');
    await finish(one, { ...passed, 'cmi.exit': exit });
    expect([await go(one, 'leave'), await go(one, 'open')]).toEqual([end, id]);
    expect((await visit(one)).cmi['cmi.entry']).toBe(entry);
  },
);

test('opening a package whose last lesson has ended in a closed window ends it, and begins nothing anew', async () => {
  const one = await taking(manifestOf([sco('Prova', byContent)], [flow, limits({ attemptLimit: 2 })]));
  await go(one, 'open');
  await finish(one, passed);
  expect(await go(one, 'open')).toBe('ended');
  expect(await lessons(one)).toMatchObject({ status: 'PASSED', sequencing: { idSco: null, isSuspended: false } });
});

test('SN TB.2.2: a test that is retried by leaving begins without the data of the attempt before', async () => {
  const test = sco('Prova', byContent, rules(post('retry', ['not satisfied'])));
  const one = await taking(manifestOf([test], [flow, limits({ attemptLimit: 3 })]));
  await go(one, 'open');
  await finish(one, { ...failed, 'cmi.location': 'p9' });
  expect([await go(one, 'leave'), await go(one, 'open')]).toEqual(['ended', 'Prova']);
  const { cmi } = await visit(one);
  expect([cmi['cmi.entry'], cmi['cmi.location']]).toEqual(['ab-initio', undefined]);
});

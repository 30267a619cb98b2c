import { playScorm } from '@shared-kit/contracts/learning';
import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import { loadVisit } from '../visits/load-visit.service.ts';
import { app, commit, learner, startScormApp } from '../test/scorm.fixtures.ts';
import {
  byContent,
  flow,
  flowOnly,
  hide,
  invisible,
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
import { failed, finish, go, lessons, passed, send, taking, visit } from '../test/sequenced-learner.ts';

startScormApp();

const three = manifestOf([sco('A', byContent), sco('B', byContent), sco('C', byContent)], [flowOnly]);

test('SN OP.1: opening begins with the first lesson, continue goes on, and the course ends after the last', async () => {
  const one = await taking(three);
  expect(await go(one, 'open')).toBe('A');
  expect(await go(one, 'continue')).toBe('B');
  expect(await go(one, 'previous')).toBe('A');
  expect([await go(one, 'continue'), await go(one, 'continue')]).toEqual(['B', 'C']);
  expect(await go(one, 'continue')).toBe('ended');
});

test('SN OP.1: leaving suspends, and opening again delivers the same lesson with its data', async () => {
  const one = await taking(three);
  await go(one, 'open');
  await go(one, 'continue');
  const { token } = await visit(one);
  await commit(token, 1, { 'cmi.location': 'p3', 'cmi.exit': 'suspend' }, { terminated: true });
  expect(await go(one, 'leave')).toBe('ended');
  expect((await lessons(one)).sequencing).toMatchObject({ idSco: null, isSuspended: true });
  expect(await go(one, 'open')).toBe('B');
  expect((await visit(one)).cmi).toMatchObject({ 'cmi.location': 'p3', 'cmi.entry': 'resume' });
});

test('SN UP.4: a new attempt begins without the data of the one before', async () => {
  const one = await taking(three);
  await go(one, 'open');
  const first = await visit(one);
  await commit(first.token, 1, { 'cmi.location': 'p3' }, { terminated: true });
  await go(one, 'continue');
  expect(await go(one, 'previous')).toBe('A');
  await commit(first.token, 1, { 'cmi.location': 'p9' });
  const again = (await visit(one)).cmi;
  expect([again['cmi.entry'], again['cmi.location']]).toEqual(['ab-initio', undefined]);
});

test('SN TB.2.2: a failed test is delivered again, and a passed one completes the content', async () => {
  const test = sco('Prova', byContent, rules(post('retry', ['not satisfied'])));
  const one = await taking(manifestOf([test], [flow, limits({ attemptLimit: 3 })]));
  await go(one, 'open');
  await finish(one, failed);
  expect(await go(one, 'continue')).toBe('Prova');
  expect((await lessons(one)).status).toBe('IN_PROGRESS');
  await finish(one, passed);
  expect(await go(one, 'continue')).toBe('ended');
  expect((await lessons(one)).status).toBe('PASSED');
});

test('SN 3.10: a lesson finds the objectives of its manifest and what another one has achieved', async () => {
  const target = { targetObjectiveID: 'G' };
  const writes = { ...target, writeSatisfiedStatus: true, writeNormalizedMeasure: true };
  const one = await taking(
    manifestOf(
      [
        sco('Teste', byContent, objectives(primary('T', { maps: [writes] }))),
        sco('Aula', byContent, objectives(primary('AULA', { maps: [target] }))),
      ],
      [flow],
    ),
  );
  await go(one, 'open');
  expect((await visit(one)).cmi).toMatchObject({ 'cmi.objectives.0.id': 'T' });
  await finish(one, passed);
  await go(one, 'continue');
  expect((await visit(one)).cmi).toMatchObject({
    'cmi.objectives.0.id': 'AULA',
    'cmi.objectives.0.success_status': 'passed',
    'cmi.objectives.0.score.scaled': '0.9',
    'cmi.success_status': 'passed',
  });
});

test('RTE 4.2.17 objectives: a lesson of a package without sequencing begins with those of its manifest', async () => {
  const one = await taking(manifestOf([sco('Unica', objectives(primary('P'), other('O1', { min: 0.5 })))], []));
  const { scos } = await lessons(one);
  const reply = await app.ok(playScorm, { body: { ...one.place, idSco: scos[0]?.idSco ?? 0 } }, { as: one.as });
  const found = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    loadVisit(db, new URL(reply.url).searchParams.get('t') ?? '', app.clock.now()),
  );
  expect(found?.cmi).toMatchObject({ 'cmi.objectives.0.id': 'P', 'cmi.objectives.1.id': 'O1' });
});

test('RTE 4.3 adl.data: a lesson reads what another one has written to a shared store', async () => {
  const store = (attributes: string) => ({
    item: `<adlcp:data><adlcp:map targetID="notas" ${attributes}/></adlcp:data>`,
  });
  const one = await taking(
    manifestOf(
      [sco('A', store('')), sco('B', store('writeSharedData="false"')), sco('C', store('readSharedData="false"'))],
      [flow],
    ),
  );
  await go(one, 'open');
  const first = await visit(one);
  expect([first.cmi['adl.data.0.id'], first.cmi['adl.data.0.store']]).toEqual(['notas', undefined]);
  await commit(first.token, 1, { 'adl.data.0.store': 'lembrar' });
  await go(one, 'continue');
  const second = await visit(one);
  await commit(second.token, 1, { 'adl.data.0.store': 'outro' });
  await go(one, 'continue');
  expect((await visit(one)).cmi['adl.data.0.store']).toBeUndefined();
  await go(one, 'previous');
  expect((await visit(one)).cmi['adl.data.0.store']).toBe('lembrar');
});

test('SN 5.6: a lesson learns which requests are valid', async () => {
  const one = await taking(three);
  await go(one, 'open');
  expect((await visit(one)).requestValid).toMatchObject({
    continue: 'true',
    previous: 'false',
    'choice.{target=B}': 'false',
    'jump.{target=C}': 'true',
  });
});

test('SN 5.6.2: the list names the current lesson and the controls that it hides', async () => {
  const one = await taking(manifestOf([sco('A', hide('previous', 'continue')), sco('B')], [flow]));
  await go(one, 'open');
  const { sequencing, scos } = await lessons(one);
  expect(sequencing).toMatchObject({ idSco: scos[0]?.idSco, canContinue: true, hides: ['previous', 'continue'] });
});

test('CAM 3.4: an invisible lesson is not listed, and flow delivers it', async () => {
  const one = await taking(manifestOf([sco('A'), sco('Prova', invisible)], [flow]));
  expect((await lessons(one)).scos.map(({ title }) => title)).toEqual(['A']);
  expect([await go(one, 'open'), await go(one, 'continue')]).toEqual(['A', 'Prova']);
  expect((await visit(one)).mode).toBe('normal');
});

test('SN UP.5: a disabled lesson is locked in the list and refused when it is played', async () => {
  const one = await taking(manifestOf([sco('A'), sco('B', rules(pre('disabled', ['always'])))], [flow]));
  await go(one, 'open');
  const second = (await lessons(one)).scos[1];
  expect(second).toMatchObject({ lock: 'disabled', scoEnrollment: { prerequisitesMet: 0 } });
  const { status } = await app.call(playScorm, { body: { ...one.place, idSco: second?.idSco ?? 0 } }, { as: one.as });
  expect(status).toBe(403);
});

test('SN SB.2.9: playing a lesson of the list chooses it', async () => {
  const one = await taking(manifestOf([sco('A'), sco('B')], [flow]));
  await go(one, 'open');
  const second = (await lessons(one)).scos[1]?.idSco ?? 0;
  await app.ok(playScorm, { body: { ...one.place, idSco: second } }, { as: one.as });
  expect((await lessons(one)).sequencing?.idSco).toBe(second);
});

test('refuses a request that the package does not allow, and changes nothing', async () => {
  const one = await taking(three);
  await go(one, 'open');
  const { status, body } = await send(one, '{target=C}choice');
  expect([status, body]).toMatchObject([409, { code: 'learning.scorm-request-refused' }]);
  expect((await lessons(one)).sequencing).toMatchObject({ moves: 1, canContinue: true });
});

test("refuses requests for another person's training and for a package without sequencing", async () => {
  const one = await taking(three);
  const other = await learner('um', 'simples');
  expect((await send({ as: other.as, place: one.place }, 'open')).status).toBe(404);
  expect((await send(other, 'open')).status).toBe(409);
});

import { commit, startScormApp } from './test/scorm.fixtures.ts';
import { flowOnly, manifestOf, objectives, other, pre, primary, rules, sco } from './test/sequenced-course.ts';
import { byContent, failed, go, lessons, passed, send, taking, titleOf, visit } from './test/sequenced-learner.ts';

startScormApp();

const three = manifestOf([sco('A', byContent), sco('B', byContent), sco('C', byContent)], [flowOnly]);

test('RTE 4.4: the reply of a commit says which requests the stored data makes valid', async () => {
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

test('refuses a request of a window that another one has overtaken', async () => {
  const one = await taking(three);
  await go(one, 'open');
  const { moves } = (await lessons(one)).sequencing ?? { moves: -1 };
  const both = await Promise.all([send(one, 'continue', moves), send(one, 'continue', moves)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await titleOf(one, (await lessons(one)).sequencing?.idSco ?? 0)).toBe('B');
});

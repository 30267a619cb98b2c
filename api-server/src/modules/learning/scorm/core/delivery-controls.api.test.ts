import { commit, play, startScormApp } from '../test/scorm.fixtures.ts';
import { byContent, delivery, manifestOf, sco } from '../test/sequenced-course.ts';
import { lessons, passed, taking } from '../test/sequenced-learner.ts';

startScormApp();

const silent = {};
const untracked = delivery({ tracked: false });

async function finish(one: Awaited<ReturnType<typeof taking>>, title: string, cmi: Record<string, string>) {
  const { token } = await play(one, title);
  await commit(token, 1, cmi, { terminated: true });
}

test('SN 3.13.2: the silence of a lesson that states its completion itself completes nothing', async () => {
  const one = await taking(manifestOf([sco('A'), sco('B', byContent)], []));
  await finish(one, 'A', silent);
  await finish(one, 'B', silent);
  const { status, sequencing, scos } = await lessons(one);
  expect([status, sequencing]).toEqual(['IN_PROGRESS', null]);
  expect(scos.map(({ scoEnrollment }) => scoEnrollment.status)).toEqual(['COMPLETED', 'IN_PROGRESS']);
  await finish(one, 'B', { 'cmi.completion_status': 'completed' });
  expect((await lessons(one)).status).toBe('COMPLETED');
});

test('SN 3.13.1: an untracked lesson records no result, and the last tracked one completes the content', async () => {
  const one = await taking(manifestOf([sco('A', byContent), sco('B', untracked)], []));
  await finish(one, 'B', passed);
  const { status, scos } = await lessons(one);
  expect([status, scos[1]?.scoEnrollment]).toMatchObject(['IN_PROGRESS', { status: 'IN_PROGRESS' }]);
  await finish(one, 'A', { 'cmi.completion_status': 'completed' });
  expect(await lessons(one)).toMatchObject({ status: 'COMPLETED' });
});

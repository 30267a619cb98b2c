import { playScorm } from '@shared-kit/contracts/learning';
import { manifest12 } from '../test/package-factory.ts';
import { app, commit, startScormApp } from '../test/scorm.fixtures.ts';
import type { Learner } from '../test/scorm.fixtures.ts';
import { cluster, invisible, manifestOf, sco } from '../test/sequenced-course.ts';
import { lessons, taking } from '../test/sequenced-learner.ts';

startScormApp();

const page = { href: 'licao.html' };
/** A 1.2 package whose second lesson, an exam, is not listed. */
const of12 = manifest12({
  A: page,
  Prova: page,
  C: { ...page, extra: '<adlcp:prerequisites type="aicc_script">Prova</adlcp:prerequisites>' },
}).replace('<item identifier="Prova"', '<item isvisible="false" identifier="Prova"');
const of2004 = manifestOf([sco('A'), sco('Prova', invisible), sco('C')], []);

const statuses = {
  '1.2': { completed: { 'cmi.core.lesson_status': 'completed' }, failed: { 'cmi.core.lesson_status': 'failed' } },
  '2004': {
    completed: { 'cmi.completion_status': 'completed' },
    failed: { 'cmi.completion_status': 'completed', 'cmi.success_status': 'failed' },
  },
};

const play = ({ as, place }: Learner, idSco: number) => app.ok(playScorm, { body: { ...place, idSco } }, { as });

async function end(one: Learner, idSco: number, cmi: Record<string, string>): Promise<void> {
  const { url } = await play(one, idSco);
  await commit(new URL(url).searchParams.get('t') ?? '', 1, cmi, { terminated: true });
}

test.each([
  ['1.2', of12],
  ['2004', of2004],
] as const)('CAM 3.4.1 isvisible: an unlisted lesson of %s is delivered in its place', async (_, manifest) => {
  const one = await taking(manifest);
  const { scos, unlisted, totalScos } = await lessons(one);
  expect([scos.map(({ title }) => title), totalScos]).toEqual([['A', 'C'], 3]);
  expect(unlisted).toMatchObject([{ after: scos[0]?.idSco, sco: { title: 'Prova' } }]);
  expect((await play(one, scos[0]?.idSco ?? 0)).nextItem).toMatchObject({ title: 'Prova' });
  expect(await play(one, unlisted?.[0]?.sco.idSco ?? 0)).toMatchObject({
    previousItem: { title: 'A' },
    nextItem: { title: 'C' },
  });
});

test('an unlisted exam of 1.2 opens the lesson that requires it', async () => {
  const one = await taking(of12);
  const { scos, unlisted } = await lessons(one);
  expect(scos[1]).toMatchObject({ blockedBy: [{ title: 'Prova' }], scoEnrollment: { prerequisitesMet: 0 } });
  await end(one, unlisted?.[0]?.sco.idSco ?? 0, statuses['1.2'].completed);
  expect((await lessons(one)).scos[1]).toMatchObject({ scoEnrollment: { prerequisitesMet: 1 } });
});

test('a failed exam that is not listed counts in the result of the content', async () => {
  const one = await taking(of2004);
  const { scos, unlisted } = await lessons(one);
  await end(one, scos[0]?.idSco ?? 0, statuses['2004'].completed);
  await end(one, unlisted?.[0]?.sco.idSco ?? 0, statuses['2004'].failed);
  await end(one, scos[1]?.idSco ?? 0, statuses['2004'].completed);
  expect((await lessons(one)).status).toBe('FAILED');
});

test('CAM 3.4.1 isvisible: what an unlisted folder contains takes its place in the list', async () => {
  const one = await taking(manifestOf([sco('A'), cluster('M', [sco('B')], invisible), sco('C')], []));
  const { scos, unlisted } = await lessons(one);
  expect([scos.map(({ title }) => title), unlisted]).toEqual([['A', 'B', 'C'], undefined]);
});

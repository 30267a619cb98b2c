import type { ReplyOf } from '@shared-kit/contracts/core';
import { playScorm } from '@shared-kit/contracts/learning';
import type { navigateScorm } from '@shared-kit/contracts/learning';
import { app, startScormApp } from '../test/scorm.fixtures.ts';
import type { Learner } from '../test/scorm.fixtures.ts';
import { byContent, flow, flowOnly, manifestOf, sco } from '../test/sequenced-course.ts';
import { failed, finish, go, lessons, passed, send, taking, titleOf, visit } from '../test/sequenced-learner.ts';

startScormApp();

const three = manifestOf([sco('A', byContent), sco('B', byContent), sco('C', byContent)], [flowOnly]);

const movesOf = async (one: Learner): Promise<number> => (await lessons(one)).sequencing?.moves ?? -1;
const current = async (one: Learner): Promise<string> => titleOf(one, (await lessons(one)).sequencing?.idSco ?? 0);

test('refuses a step that is sent again after its reply was lost, and opening goes on from where it led', async () => {
  const one = await taking(three);
  await go(one, 'open');
  const moves = await movesOf(one);
  expect((await send(one, 'continue', moves)).status).toBe(200);
  expect(await send(one, 'continue', moves)).toMatchObject({
    status: 409,
    body: {
      code: 'learning.scorm-moved-on',
      message: 'Este passo já foi dado, nesta ou em outra janela. Abra o conteúdo novamente para continuar.',
    },
  });
  expect([await movesOf(one), await current(one), await go(one, 'open')]).toEqual([moves + 1, 'B', 'B']);
});

test.each(['leave', 'exitAll', 'suspendAll'])('refuses a repeated %s and changes nothing', async (request) => {
  const one = await taking(three);
  await go(one, 'open');
  const moves = await movesOf(one);
  expect((await send(one, request, moves)).status).toBe(200);
  const { sequencing } = await lessons(one);
  expect((await send(one, request, moves)).status).toBe(409);
  expect((await lessons(one)).sequencing).toEqual(sequencing);
});

test('two windows that open a package at once get the same lesson in the same attempt', async () => {
  const one = await taking(three);
  const both = await Promise.all([send(one, 'open'), send(one, 'open')]);
  const [first, second] = both.map(({ body }) => body as ReplyOf<typeof navigateScorm>);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect([first?.idSco, first?.moves]).toEqual([second?.idSco, second?.moves]);
  expect(await movesOf(one)).toBe(1);
});

test('a lesson that is played again after its reply was lost is chosen once', async () => {
  const one = await taking(manifestOf([sco('A'), sco('B')], [flow]));
  await go(one, 'open');
  const idSco = (await lessons(one)).scos[1]?.idSco ?? 0;
  const play = () => app.ok(playScorm, { body: { ...one.place, idSco } }, { as: one.as });
  const [first, second] = [await play(), await play()];
  expect([first.moves, second.moves, await current(one)]).toEqual([2, 2, 'B']);
});

test('a server that ends after a step and before its lesson loses neither the step nor what was done', async () => {
  const one = await taking(three);
  await go(one, 'open');
  await finish(one, passed);
  expect(await go(one, 'continue')).toBe('B');
  // B has not begun. A new window opens the content.
  const { scos, sequencing } = await lessons(one);
  expect([await current(one), sequencing?.canContinue]).toEqual(['B', true]);
  expect(scos.map(({ scoEnrollment }) => scoEnrollment.status)).toEqual(['PASSED', 'IN_PROGRESS', 'NOT_ATTEMPTED']);
  expect(await go(one, 'open')).toBe('B');
  expect((await visit(one)).cmi['cmi.entry']).toBe('ab-initio');
  await finish(one, failed);
  expect(await go(one, 'continue')).toBe('C');
});

test('refuses a request of a window that another one has overtaken', async () => {
  const one = await taking(three);
  await go(one, 'open');
  const moves = await movesOf(one);
  const both = await Promise.all([send(one, 'continue', moves), send(one, 'continue', moves)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await current(one)).toBe('B');
});

test('a server that ends between a step and its lesson leaves the lesson to be resumed, not completed', async () => {
  const one = await taking(manifestOf([sco('A'), sco('B')], [flowOnly]));
  await go(one, 'open');
  await finish(one, {});
  expect([await go(one, 'continue'), await go(one, 'previous')]).toEqual(['B', 'A']);
  // The lesson was not played: its last visit is that of the attempt before.
  expect(await go(one, 'leave')).toBe('ended');
  expect((await lessons(one)).sequencing).toMatchObject({ isSuspended: true });
  expect((await lessons(one)).scos[0]?.scoEnrollment.status).toBe('IN_PROGRESS');
  expect(await go(one, 'open')).toBe('A');
});

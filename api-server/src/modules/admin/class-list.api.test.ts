import { listClasses, setClassClosed } from '@shared-kit/contracts/admin';
import type { ListedClass } from '@shared-kit/contracts/admin';
import { addDays, dayKey } from '@shared-kit/contracts/calendar';
import { app, makeClass, makeHolder, owner, startAdministration, training } from './test/administration.fixtures.ts';

startAdministration();

let count = 0;

/** Creates classes with a word in their names that no other test has, and returns it. */
async function makeClasses(
  size: number,
  fields: Parameters<typeof makeClass>[1] = {},
): Promise<{ word: string; ids: number[] }> {
  const word = `lista${(count += 1)}`;
  const ids = [];
  for (let index = 0; index < size; index += 1)
    ids.push(
      (await makeClass('outra', { ...fields, name: `Turma Ágil ${word} ${String(index).padStart(2, '0')}` })).idClass,
    );
  return { word, ids };
}

const list = (query: object, as = owner) => app.ok(listClasses, { query }, { as });

/** Reads every page forwards, and then back to the first one. */
async function everyPage(query: object): Promise<{ forwards: ListedClass[]; backwards: ListedClass[] }> {
  let page = await list(query);
  const forwards = [...page.classes];
  while (page.places.next !== null) {
    page = await list({ ...query, after: page.places.next });
    forwards.push(...page.classes);
  }
  const backwards = [...page.classes];
  while (page.places.previous !== null) {
    page = await list({ ...query, before: page.places.previous });
    backwards.unshift(...page.classes);
  }
  return { forwards, backwards };
}

test('pages by key, newest first and by name, forwards and backwards, each class once', async () => {
  const { word, ids } = await makeClasses(7);
  const newest = await everyPage({ q: word, limit: 3 });
  expect(newest.forwards.map(({ idClass }) => idClass)).toEqual(ids.toReversed());
  expect(newest.backwards).toEqual(newest.forwards);
  const named = await everyPage({ q: word, limit: 3, sort: 'name', direction: 'descending' });
  expect(named.forwards.map(({ idClass }) => idClass)).toEqual(ids.toReversed());
  expect(named.backwards).toEqual(named.forwards);
  expect((await list({ q: word, limit: 3 })).total).toBe(7);
}, 60_000);

test('sorts by the day of the start, classes without one last', async () => {
  const now = app.clock.now();
  const { word, ids } = await makeClasses(1);
  const early = await makeClass('outra', { name: `Cedo ${word}`, initialDay: dayKey(addDays(now, 3)) });
  const later = await makeClass('outra', { name: `Tarde ${word}`, initialDay: dayKey(addDays(now, 30)) });
  const { classes } = await list({ q: word, sort: 'start' });
  expect(classes.map(({ idClass }) => idClass)).toEqual([early.idClass, later.idClass, ...ids]);
});

test('finds classes by period, training and text, whatever the accents, and by who teaches', async () => {
  const ivo = await app.makeUser(app.tenant, { name: `Ívo Único ${Date.now()}` });
  const { word, ids } = await makeClasses(2, { instructors: [{ idPerson: ivo.idUser, name: ivo.name }] });
  const [first = 0, second = 0] = ids;
  await app.ok(setClassClosed, { params: { idClass: first }, body: { closed: true } }, { as: owner });
  const found = async (query: object) =>
    (await list({ q: `agil ${word}`, ...query })).classes.map(({ idClass }) => idClass);
  expect(await found({})).toEqual([second, first]);
  expect(await found({ period: 'current' })).toEqual([second]);
  expect(await found({ period: 'past' })).toEqual([first]);
  expect(await found({ idTraining: training.livre })).toEqual([]);
  expect(await found({ q: ivo.name.replace('Í', 'i').replace('Ú', 'u') })).toEqual([second, first]);
  expect(await found({ q: '%' })).toEqual([]);
});

test('a scope of trainings sees and counts the classes of its trainings only', async () => {
  const { word } = await makeClasses(1);
  const other = await makeHolder('approver', { kind: 'trainings', trainings: [training.livre] });
  const page = await list({ q: word }, other);
  expect([page.total, page.classes]).toEqual([0, []]);
  expect(page.withClasses.map(({ idTraining }) => idTraining)).not.toContain(training.outra);
});

test('refuses a place that is none and an unknown sort', async () => {
  expect((await app.call(listClasses, { query: { after: 'abc' } }, { as: owner })).status).toBe(400);
  expect((await app.call(listClasses, { query: { sort: 'seats' } } as never, { as: owner })).status).toBe(400);
});

import { findContents } from '@shared-kit/contracts/admin';
import type { TestUser } from '../../test/index.ts';
import { app, inTenant, makeHolder, owner, startAdministration, training } from './test/administration.fixtures.ts';

startAdministration();

const find = async (q: string, as: TestUser = owner, at = app.tenant) =>
  (await app.ok(findContents, { query: { q } }, { as, at })).contents.map(({ title }) => title);

interface Fields {
  readonly text: string;
  readonly active?: boolean;
  readonly inSection?: boolean;
}

async function makeContents(contents: readonly Fields[], tenant = app.tenant, isSectionActive = true): Promise<void> {
  await inTenant(async (db) => {
    const key = `busca-${Math.random()}`;
    const look = { image: '', image_style: 'default', color: '' } as const;
    const { id_section } = await db
      .insertInto('sections')
      .values({
        ...look,
        key,
        id_section_type: 1,
        text: 'Biblioteca',
        description: '',
        section_to: null,
        show_text: true,
        parent_id_section: null,
        url: '',
        position: 1,
        active: isSectionActive,
        design: '{}',
      })
      .returning('id_section')
      .executeTakeFirstOrThrow();
    for (const [position, { text, active = true, inSection = true }] of contents.entries())
      await db
        .insertInto('content_items')
        .values({
          ...look,
          key: `${key}-${position}`,
          id_content_type: 1,
          id_section: inSection ? id_section : null,
          position,
          text,
          description: '',
          image_secondary: '',
          background_color: '',
          show_text: true,
          content: '',
          content_location: '',
          reference_link: '',
          author: '',
          duration: 0,
          id_chat_room: null,
          parent: null,
          id_classification: null,
          classification_abbreviation: '',
          classification_title: '',
          init_date: null,
          section_to: null,
          captions: '[]',
          file: null,
          search_text: text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
          active,
        })
        .execute();
  }, tenant);
}

test('finds contents by all words, whatever accents and case, the one that begins with them first', async () => {
  await makeContents([
    { text: 'Manual de prevenção zebral' },
    { text: 'Prevenção zebral em altura' },
    { text: 'Zebral antigo', active: false },
    { text: 'Zebral só de treinamento', inSection: false },
  ]);
  expect(await find('PREVENCAO zebral')).toEqual(['Prevenção zebral em altura', 'Manual de prevenção zebral']);
  expect(await find('zebral girafa')).toEqual([]);
  expect(await find('%')).toEqual([]);
});

test('finds nothing of an inactive section or of another company', async () => {
  await makeContents([{ text: 'Ocapi escondido' }], app.tenant, false);
  await makeContents([{ text: 'Ocapi de outra empresa' }], app.otherTenant);
  expect(await find('ocapi')).toEqual([]);
  const stranger = await makeHolder('owner', { kind: 'all' }, app.otherTenant);
  expect(await find('ocapi', stranger, app.otherTenant)).toEqual(['Ocapi de outra empresa']);
});

test('refuses a role without the right, and a scope of trainings finds no content of a section', async () => {
  await makeContents([{ text: 'Quati do acervo' }]);
  const dpo = await makeHolder('dpo', { kind: 'all' });
  await app.refused(findContents, { query: { q: 'quati' } }, 403, { as: dpo });
  await app.refused(findContents, { query: { q: 'quati' } }, 403, { as: await app.makeUser() });
  expect(await find('quati', await makeHolder('author', { kind: 'trainings', trainings: [training.livre] }))).toEqual(
    [],
  );
  expect(await find('quati', await makeHolder('author', { kind: 'all' }))).toEqual(['Quati do acervo']);
});

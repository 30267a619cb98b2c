import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allImporters } from '../../app.ts';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { ImportRefused, faultLine } from '../../platform/importing/import-fault.types.ts';
import { importTenant } from '../../platform/importing/import-tenant.service.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';

const demo = resolve(import.meta.dirname, '../../../../demo/sabermais');
let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'azulejo-content-'));
  await cp(demo, folder, { recursive: true });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Timeout in milliseconds: the test imports a whole company with its media, which is slow on a busy machine. */
const LONG = 180_000;
const run = () => importTenant(app.platform, allImporters, folder);

/** Changes a file of the folder while `work` runs. */
async function withChange<T>(file: string, from: string, to: string, work: () => Promise<T>): Promise<T> {
  const text = await readFile(join(folder, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  await writeFile(join(folder, file), text.replace(from, to));
  try {
    return await work();
  } finally {
    await writeFile(join(folder, file), text);
  }
}

async function faults(): Promise<string[]> {
  try {
    await run();
    return [];
  } catch (error) {
    if (error instanceof ImportRefused) return error.faults.map(faultLine);
    throw error;
  }
}

async function state() {
  const tenant = await app.platform.tenants.resolve('localhost', 'sabermais');
  if (!tenant) throw new Error('sabermais does not resolve');
  return withTenant(app.platform.database.db, tenant.idApp, async (db) => ({
    sections: await db.selectFrom('sections').selectAll().orderBy('id_section').execute(),
    items: await db.selectFrom('content_items').selectAll().orderBy('id_content_item').execute(),
    votes: await db
      .selectFrom('content_votes')
      .select(['id_user', 'id_content_item', 'vote'])
      .orderBy('id_user')
      .orderBy('id_content_item')
      .execute(),
  }));
}

const withoutDates = ({ items, ...rest }: Awaited<ReturnType<typeof state>>) => ({
  ...rest,
  items: items.map((item) => ({ ...item, init_date: null })),
});

describe('faults name file, line and field', () => {
  test('an invalid colour, an unknown section, a missing picture', async () => {
    const section = 'image: { file: media/vitrine.webp, focus: 82% 50% }';
    expect(
      (await withChange('content/vitrine.yaml', section, `${section}\n  color: vermelho`, faults)).join('\n'),
    ).toMatch(/content\/vitrine\.yaml:\d+ section\.color/);
    const found = (
      await withChange('content/vitrine.yaml', section, 'image: media/falta.webp\n  parent: nada', faults)
    ).join('\n');
    expect(found).toMatch(/content\/vitrine\.yaml:\d+ section\.image/);
    expect(found).toMatch(/content\/vitrine\.yaml:\d+ section\.parent/);
  });

  test('a missing file and an unknown person', async () => {
    expect(
      (
        await withChange(
          'content/vitrine.yaml',
          'location: media/luz-que-vende.mp4',
          'location: media/falta.mp4',
          faults,
        )
      ).join('\n'),
    ).toMatch(/content\/vitrine\.yaml:\d+ items\[2\]\.location/);
    expect((await withChange('content-activity.yaml', 'user: bruno', 'user: ninguem', faults)).join('\n')).toMatch(
      /content-activity\.yaml:\d+ activity\[0\]\.user/,
    );
  });

  test('a missing file two levels down, and an address that is not an origin', async () => {
    const found = await withChange(
      'content/jornadas.yaml',
      'location: media/nota-falsa.mp3',
      'location: media/falta.mp3',
      faults,
    );
    expect(found.join('\n')).toMatch(/content\/jornadas\.yaml:\d+ items\[1\]\.children\[0\]\.children\[1\]\.location/);
    expect(
      (await withChange('content.yaml', 'http://localhost:3002', 'https://jogo.exemplo.com/fase', faults)).join('\n'),
    ).toMatch(/content\.yaml:\d+ trustedSites\[0\]/);
  });

  test('a text given both in place and as a file', async () => {
    const found = await withChange(
      'content/vitrine.yaml',
      'article: artigos/fluxo-de-loja.md',
      'article: artigos/fluxo-de-loja.md\n    content: Oi',
      faults,
    );
    expect(found.join('\n')).toMatch(/items\[5\]\.content/);
  });
});

/** Returns duration, whether a browser reported it, and whether the server has read it. */
async function timesOf() {
  const item = (await state()).items.find(({ key }) => key === 'primeiros-segundos');
  return [item?.duration, item?.duration_reported, item?.length_read];
}

const report = () =>
  app.platform.database.execute(
    `update content_items set duration = 61.5, duration_reported = true where key = 'primeiros-segundos'`,
  );

describe('the import', () => {
  beforeAll(run, LONG);

  test('writes sections, items and activity, with safe HTML and files in the storage', async () => {
    const { sections, items } = await state();
    expect(sections.filter(({ parent_id_section: parent }) => parent === null)).toHaveLength(7);
    const article = items.find(({ key }) => key === 'escuta-ativa');
    expect(article?.content).toMatch(/<h2>O que é ouvir de verdade<\/h2>/);
    expect(article?.content).toMatch(/<img src="media:t\d+\/[^"]+\.webp"/);
    expect(items.find(({ key }) => key === 'guia-de-bolso')?.file).toMatchObject({
      name: 'guia-de-bolso.pdf',
      mediaType: 'application/pdf',
    });
    // The focus of a picture follows its reference.
    expect(sections.find(({ key }) => key === 'vitrine')?.image).toMatch(/^media:t\d+\/[^#]+\.webp#focus=82,50$/);
    const seen = items.find(({ key }) => key === 'primeiros-segundos');
    expect(seen?.visits).toBeGreaterThan(3);
    expect(seen?.votes_count).toBeGreaterThan(0);
  });

  test('writes the parts of a content, two levels down, in order', async () => {
    const { items } = await state();
    const inside = (key: string) => {
      const parent = items.find((item) => item.key === key);
      return items
        .filter((item) => item.parent === parent?.id_content_item)
        .toSorted((a, b) => a.position - b.position)
        .map((item) => item.key);
    };
    expect(inside('jornadas-de-funcao')).toEqual(['jornada-caixa', 'jornada-salao', 'jornada-lideranca']);
    expect(inside('jornada-caixa')).toEqual(['caixa-abertura', 'caixa-nota', 'caixa-pagamento']);
  });

  test(
    'changes nothing the second time',
    async () => {
      const before = withoutDates(await state());
      await run();
      expect(withoutDates(await state())).toEqual(before);
    },
    LONG,
  );

  test(
    'reads the duration of a file from the file, whatever the document or a browser says',
    async () => {
      await report();
      await withChange('content/atendimento.yaml', '    duration: 58\n', '', run);
      expect(await timesOf()).toEqual([58, false, true]);
      await withChange('content/atendimento.yaml', '    duration: 58\n', '    duration: 600\n', run);
      expect(await timesOf()).toEqual([58, false, true]);
    },
    LONG,
  );

  test(
    'leaves a duration that a browser reported for a film of another service, until the document gives one',
    async () => {
      const other = 'location: https://videos.exemplo.com/a.mp4\n    ';
      const film = 'location: media/primeiros-segundos.mp4\n    ';
      await withChange('content/atendimento.yaml', film, other, async () => {
        await withChange('content/atendimento.yaml', '    duration: 58\n', '', async () => {
          await run();
          expect(await timesOf()).toEqual([0, false, false]);
          await report();
          await run();
          expect(await timesOf()).toEqual([61.5, true, false]);
        });
        await run();
        expect(await timesOf()).toEqual([58, false, false]);
      });
      await run();
      expect(await timesOf()).toEqual([58, false, true]);
    },
    LONG,
  );

  test(
    'hides an item that is no longer in the folder, and restores it with its votes',
    async () => {
      const before = (await state()).items.find(({ key }) => key === 'delegar');
      const activity = await readFile(join(folder, 'content-activity.yaml'), 'utf8');
      await writeFile(join(folder, 'content-activity.yaml'), 'activity: []\n');
      await withChange('content/lideranca.yaml', 'key: delegar', 'key: delegar-novo', run);
      const { items } = await state();
      expect(items.find(({ key }) => key === 'delegar')).toMatchObject({
        active: false,
        votes_count: before?.votes_count,
      });
      expect(items.find(({ key }) => key === 'delegar-novo')).toMatchObject({ active: true });
      await writeFile(join(folder, 'content-activity.yaml'), activity);
      await run();
      expect((await state()).items.find(({ key }) => key === 'delegar')).toEqual(before);
    },
    LONG,
  );
});

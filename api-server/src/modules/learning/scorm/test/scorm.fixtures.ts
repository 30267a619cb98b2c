import { startTestApp } from '../../../../test/index.ts';
import type { TestApp } from '../../../../test/index.ts';
import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import { givePoints } from '../../../content/test/content-factory.ts';
import { importLearning } from '../../test/training-import.ts';
import type { ImportedIds } from '../../test/training-import.ts';
import { scormPackages } from '../core/scorm-package.repository.ts';
import { package12, putPackage, zipOf } from './package-factory.ts';
import { commitLesson, lessonOf, playLesson, scormLearner } from './scorm-learner.ts';
import type { ScormLearner } from './scorm-learner.ts';
import { afterLastFile } from '../../../../test/after-last-file.ts';

export let app: TestApp;
export let ids: ImportedIds;

const chained = package12({
  A: { title: 'Riscos', extra: '<adlcp:masteryscore>70</adlcp:masteryscore>' },
  B: { title: 'Medidas', extra: '<adlcp:prerequisites type="aicc_script">A</adlcp:prerequisites>' },
  C: { title: 'Prova', extra: '<adlcp:prerequisites type="aicc_script">A&amp;B</adlcp:prerequisites>' },
});

export type Learner = ScormLearner;
export const learner = (nodeCode: string, content: string): Promise<Learner> =>
  scormLearner(app, nodeCode, ids.content(content));
export const sco = (one: Learner, title: string) => lessonOf(app, one, title);
export const play = (one: Learner, title: string) => playLesson(app, one, title);
export const commit = (
  token: string,
  sequence: number,
  cmi: Record<string, string>,
  more: { sessionTime?: number; terminated?: boolean } = {},
) => commitLesson(app, token, sequence, cmi, more);

export const done = { 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '90' };

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  await givePoints(app, app.tenant, { 'content-completed': 10, 'training-completed': 50 });
  const block = (sequential: boolean, ...contents: string[]) => ({
    type: 'List',
    sequential,
    elements: contents.map((content) => ({ content })),
  });
  ids = await importLearning(app, {
    trainings: [
      {
        code: 'curso',
        catalog: 'catalogo',
        title: 'Curso',
        selfEnrollment: true,
        blocks: [block(true, 'pacote', 'depois')],
      },
      { code: 'um', catalog: 'catalogo', title: 'Um', selfEnrollment: true, blocks: [block(false, 'simples')] },
      { code: 'imagem', catalog: 'catalogo', title: 'Imagem', selfEnrollment: true, blocks: [block(false, 'figura')] },
      {
        code: 'fechado',
        catalog: 'catalogo',
        title: 'Fechado',
        selfEnrollment: true,
        blocks: [block(true, 'antes', 'trancado')],
      },
      {
        code: 'sequencia',
        catalog: 'catalogo',
        title: 'Sequência',
        selfEnrollment: true,
        blocks: [block(false, 'ordenado')],
      },
      {
        code: 'espera',
        catalog: 'catalogo',
        title: 'Espera',
        selfEnrollment: true,
        blocks: [block(false, 'pendente', 'quebrado')],
      },
    ],
  });
  await putPackage(app, app.tenant, ids.content('pacote'), chained);
  await putPackage(
    app,
    app.tenant,
    ids.content('simples'),
    package12({ S: { title: 'Única', extra: '<adlcp:masteryscore>70</adlcp:masteryscore>' } }),
  );
  await putPackage(app, app.tenant, ids.content('figura'), package12({ F: { title: 'Figura', type: 'asset' } }));
  await putPackage(app, app.tenant, ids.content('trancado'), package12({ T: {} }));
  await putPackage(app, app.tenant, ids.content('quebrado'), zipOf({ 'index.html': 'sem manifesto' }));
  await withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    await db
      .updateTable('content_items')
      .set({ id_content_type: 26 })
      .where('id_content_item', '=', ids.content('pendente'))
      .execute();
    await scormPackages(db).put({
      idContentItem: ids.content('pendente'),
      location: 'media:t1/x.zip',
      paused: true,
      now: app.clock.now(),
    });
  });
  afterLastFile(() => app.close());
}

/** Starts an app with SCORM packages in a training. */
export function startScormApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));

  afterEach(() => app.clock.reset());
}

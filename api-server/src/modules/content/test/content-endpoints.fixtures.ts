import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { givePoints, makeItem, makeSection } from './content-factory.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;
export let idSection: number;
export let idItem: number;
export let foreignSection: number;
export let foreignItem: number;

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  await givePoints(app, app.tenant, { 'content-rated': 3 });
  idSection = await makeSection(app, app.tenant, { text: 'Atendimento' });
  idItem = await makeItem(app, app.tenant, {
    id_section: idSection,
    text: 'Vídeo um',
    image: 'media:t1/ab/poster.webp',
  });
  foreignSection = await makeSection(app, app.otherTenant);
  foreignItem = await makeItem(app, app.otherTenant, { id_section: foreignSection });
  afterLastFile(() => app.close());
}

/** Starts an app with one item of each company. */
export function startContentApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
}

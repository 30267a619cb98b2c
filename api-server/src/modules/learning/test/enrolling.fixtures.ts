import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { importLearning } from './training-import.ts';
import type { ImportedIds } from './training-import.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;
export let ids: ImportedIds;
export let foreign: ImportedIds;

async function start(): Promise<void> {
  app = await startTestApp();
  ids = await importLearning(app, {
    trainings: [
      {
        code: 'lideranca',
        catalog: 'catalogo',
        title: 'Liderança',
        classes: [
          {
            key: 'aberta',
            name: 'Aberta',
            duration: 30,
            meetings: [
              { type: 'PRESENCIAL', start: 'today+3d 09:00', finish: 'today+3d 12:00', address: 'Rua das Dunas, 40' },
            ],
          },
          { key: 'ultima-vaga', name: 'Última vaga', capacity: 1 },
          { key: 'aprovacao', name: 'Com aprovação', needsApproval: true },
          { key: 'lotada-aprovacao', name: 'Lotada', needsApproval: true, capacity: 0 },
          { key: 'terminada', name: 'Terminada', end: 'today-2d' },
          { key: 'repete', name: 'Pode repetir', duration: 1, allowsReenrollment: true },
        ],
      },
      { code: 'livre', catalog: 'catalogo', title: 'Matrícula livre', selfEnrollment: true },
      { code: 'restrito', catalog: 'catalogo', title: 'Restrito', departments: ['Jurídico'], selfEnrollment: true },
      { code: 'arquivado', catalog: 'catalogo', title: 'Arquivado', status: 'ARCHIVED', selfEnrollment: true },
    ],
  });
  foreign = await importLearning(
    app,
    {
      trainings: [
        {
          code: 'de-outros',
          catalog: 'catalogo',
          title: 'De outros',
          classes: [{ key: 'deles', name: 'Deles', needsApproval: true }],
        },
      ],
    },
    {},
    app.otherTenant,
  );
  afterLastFile(() => app.close());
}

let started: Promise<void> | undefined;

/** Starts an app with classes. */
export function startEnrollingApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
}

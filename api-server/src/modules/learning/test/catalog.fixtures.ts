import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { importLearning } from './training-import.ts';
import type { ImportedIds } from './training-import.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;
export let ids: ImportedIds;

export const as = () => ({ as: app.user });

async function start(): Promise<void> {
  app = await startTestApp();
  ids = await importLearning(app, {
    catalog: {
      home: {
        title: 'Início',
        blocks: [
          {
            type: 'MasterBanner',
            parameters: { rotationInterval: 8 },
            elements: [{ image: 'banner.jpg', title: 'Semana da segurança', link: '/catalog/catalogo' }],
          },
          {
            type: 'Carrousel',
            title: 'Para você',
            elements: [{ node: 'nr-10' }, { node: 'juridico' }, { content: 'video-livre' }],
          },
          { type: 'Inventado' },
        ],
      },
      catalogs: [
        { code: 'catalogo', title: 'Catálogo' },
        { code: 'seguranca', title: 'Segurança', shortTitle: 'SEG', parent: 'catalogo' },
        { code: 'fusao', title: 'Fusão em segredo', parent: 'seguranca', departments: ['Jurídico'] },
      ],
    },
    trainings: [
      {
        code: 'nr-10',
        catalog: 'seguranca',
        title: 'NR-10 Básico',
        label: 'Obrigatório',
        workload: '40h',
        tags: ['Segurança', 'Elétrica'],
        order: 1,
        syllabus: '# Conteúdo\n\n- Riscos <script>alert(1)</script>',
        blocks: [{ type: 'List', elements: [{ content: 'video-a' }] }],
        classes: [
          { key: 'nr10-aberta', name: 'Turma aberta', capacity: 10 },
          { key: 'nr10-passada', name: 'Turma encerrada', end: 'today-1d' },
        ],
      },
      { code: 'nr-35', catalog: 'seguranca', title: 'NR-35 Trabalho em altura', tags: ['Segurança'], order: 2 },
      { code: 'lgpd', catalog: 'catalogo', title: 'LGPD na prática', tags: ['Dados'], order: 3, selfEnrollment: true },
      { code: 'escondido', catalog: 'catalogo', title: 'Escondido', tags: ['Oculta'], listed: false },
      { code: 'antigo', catalog: 'catalogo', title: 'Antigo', status: 'ARCHIVED', tags: ['Antiga'] },
      { code: 'juridico', catalog: 'catalogo', title: 'Só do jurídico', departments: ['Jurídico'], order: 4 },
      { code: 'integracao', catalog: 'fusao', title: 'Integração', listed: false },
    ],
  });
  await importLearning(
    app,
    {
      catalog: { home: { title: 'Outra empresa', blocks: [] }, catalogs: [{ code: 'de-outros', title: 'De outros' }] },
    },
    {},
    app.otherTenant,
  );
  afterLastFile(() => app.close());
}

let started: Promise<void> | undefined;

/** Starts an app with a catalog. */
export function startCatalogApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
}

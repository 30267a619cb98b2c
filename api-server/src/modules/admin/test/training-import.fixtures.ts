import { commitTrainingImport, readTrainingImport, uploadTrainingFile } from '@shared-kit/contracts/admin';
import type { TrainingImport } from '@shared-kit/contracts/admin';
import { stringify } from 'yaml';
import { package12, zipOf } from '../../learning/scorm/test/package-factory.ts';
import type { TestUser } from '../../../test/index.ts';
import { app, inTenant, owner } from './administration.fixtures.ts';
import type { Sample, Target } from './sample.types.ts';

let count = 0;

/** Registers the catalog of these tests, which no importer has written, like one that files brought in. */
function registerCatalog(): Promise<unknown> {
  return inTenant(async (db) => {
    const { id_node: id } = await db
      .selectFrom('nodes')
      .select('id_node')
      .where('node_code', '=', 'catalogo')
      .executeTakeFirstOrThrow();
    const ref = { domain: 'learning-node', key: 'catalogo', id };
    return db
      .insertInto('import_refs')
      .values(ref)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Sends a ZIP and returns the import, checked. */
export async function sendTrainings(zip: Buffer, name = 'treinamentos.zip', as: TestUser = owner) {
  await registerCatalog();
  const fileData = new File([new Uint8Array(zip)], name);
  const { idImport } = await app.ok(uploadTrainingFile, { form: { fileName: name, fileData } }, { as });
  return readTrainings(idImport, as);
}

export const readTrainings = async (idImport: number, as: TestUser = owner): Promise<TrainingImport> =>
  (await app.ok(readTrainingImport, { params: { idImport } }, { as })).import;

/** Confirms an import, runs its job and the ones that it queues, and returns it. */
export async function commitTrainings({ idImport }: TrainingImport, as: TestUser = owner): Promise<TrainingImport> {
  await app.ok(commitTrainingImport, { params: { idImport }, body: {} }, { as });
  for (let round = 0; round < 2; round += 1) await app.runJobs();
  return readTrainings(idImport, as);
}

/** Creates two imports of a SCORM package that wait for their confirmation. */
export async function makeTrainingImports(): Promise<Pick<Target, 'idTrainingImports'>> {
  count += 1;
  const zip = package12({ [`L${count}`]: { title: `Lição ${count}` } });
  const [described, committed] = [
    await sendTrainings(zip, `descrito ${count}.zip`),
    await sendTrainings(zip, `gravado ${count}.zip`),
  ];
  return { idTrainingImports: { described: described.idImport, committed: committed.idImport } };
}

/** ZIP of a folder with one training, its page and its certificate; values that a test needs otherwise replace these. */
export function trainingFolder(
  code: string,
  { root = '', page = '# Bem-vindo', training = {}, files = {} }: FolderOptions = {},
): Buffer {
  const documents: Record<string, string> = {
    [`content/${code}.yaml`]: stringify({
      items: [{ key: `${code}-pagina`, type: 'article', text: 'Página', article: '../paginas/a.md' }],
    }),
    [`learning/${code}.yaml`]: stringify({
      code,
      catalog: 'catalogo',
      title: `Treinamento ${code}`,
      blocks: [{ type: 'List', elements: [{ content: `${code}-pagina`, mandatory: true }] }],
      classes: [{ key: `${code}-turma`, name: 'Turma', certificate: `${code}-certificado` }],
      ...training,
    }),
    'journey.yaml': stringify({
      certificates: [
        { key: `${code}-certificado`, name: 'Modelo', heading: 'Certificado', body: 'concluiu {treinamento}' },
      ],
    }),
    'paginas/a.md': page,
    ...files,
  };
  return zipOf(Object.fromEntries(Object.entries(documents).map(([name, text]) => [root + name, text])));
}

interface FolderOptions {
  readonly root?: string;
  readonly page?: string;
  readonly training?: object;
  readonly files?: Readonly<Record<string, string>>;
}

/** One valid call of every endpoint about imports of trainings. */
export const trainingImportSamples: Readonly<Record<string, Sample>> = {
  'admin.upload-training-file': {
    about: 'whole',
    input: ({ unique }) => ({
      form: {
        fileName: 'pacote.zip',
        fileData: new File([new Uint8Array(package12({ L: { title: unique } }))], 'pacote.zip'),
      },
    }),
  },
  'admin.read-training-import': {
    about: 'whole',
    input: ({ idTrainingImports }) => ({ params: { idImport: idTrainingImports.described } }),
  },
  'admin.describe-training-import': {
    about: 'whole',
    input: ({ idTrainingImports, unique }) => ({
      params: { idImport: idTrainingImports.described },
      body: {
        title: `Pacote ${unique}`,
        workload: '1 hora',
        catalog: 'catalogo',
        needsApproval: true,
        givesCertificate: false,
        validMonths: 24,
      },
    }),
  },
  'admin.commit-training-import': {
    about: 'whole',
    input: ({ idTrainingImports }) => ({ params: { idImport: idTrainingImports.committed }, body: {} }),
  },
};

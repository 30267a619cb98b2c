import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TRAINING_FILE_MAX_SIZE } from '@shared-kit/contracts/admin';
import type { PackageTraining } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import { checkPart } from '../../../platform/importing/import-part.service.ts';
import type { IdentifiedFolder } from '../../../platform/importing/import-fingerprint.service.ts';
import type { Importer } from '../../../platform/importing/importer.port.ts';
import { importRefs } from '../../../platform/importing/import-refs.service.ts';
import { contentModule } from '../../content/index.ts';
import { evaluationsModule } from '../../evaluations/index.ts';
import { journeyModule } from '../../journey/index.ts';
import { catalogPages, inspectPackage, learningModule, trainingValidities } from '../../learning/index.ts';
import type { PackageReport } from '../../learning/index.ts';
import { bytesOfImport } from './import-file-key.rules.ts';
import { PACKAGE_FILE, packageCode, packageDocuments } from './package-documents.rules.ts';
import { openTrainingZip } from './training-folder.adapter.ts';
import type { TrainingZip } from './training-folder.adapter.ts';
import type { TrainingFileCheck } from './training-imports.repository.ts';

const domains = new Set(['content', 'evaluations', 'journey', 'learning']);

/** Importers of trainings and of what trainings consist of. */
const importers: readonly Importer[] = [contentModule, evaluationsModule, journeyModule, learningModule]
  .flatMap((module) => module.importers ?? [])
  .filter(({ domain }) => domains.has(domain));

/** Writes an upload or a stored file into a file of this machine, which is removed after the work. */
export async function withLocalFile<T>(bytes: Readable, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'azulejo-trainings-'));
  try {
    const path = join(folder, 'file.zip');
    let size = 0;
    const limit = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        const isTooLarge = size > TRAINING_FILE_MAX_SIZE;
        done(
          isTooLarge ? refuse('admin.file-too-large', 413, 'O arquivo tem mais de 300 MB. Divida-o em partes.') : null,
          chunk,
        );
      },
    });
    await pipeline(bytes, limit, createWriteStream(path));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** ZIP of trainings on this machine, opened. */
export interface TrainingFile {
  readonly path: string;
  readonly name: string;
  /** Address in the storage, from which `bytesOfImport` tells the bytes. */
  readonly storageKey: string;
  readonly zip: TrainingZip;
}

/** Opens the file for the work, and closes it afterwards. */
export async function withTrainingFile<T>(
  file: Omit<TrainingFile, 'zip'>,
  work: (file: TrainingFile) => Promise<T>,
): Promise<T> {
  const zip = await openTrainingZip(file.path);
  try {
    return await work({ ...file, zip });
  } finally {
    zip.close();
  }
}

/** Returns what is wrong with a SCORM package and what its author should know. */
export async function packageFindings(file: TrainingFile): Promise<PackageReport | null> {
  return file.zip.kind === 'scorm' ? inspectPackage(file.path) : null;
}

interface ToPlan {
  /** Undefined before somebody has described the training of a package. */
  readonly training: PackageTraining | null | undefined;
  /** Undefined when the package was inspected before. */
  readonly report?: PackageReport | null;
  readonly now: Date;
}

/** Checks a file against what the company has. Returns what the check found, and what writes it. */
export async function planTrainings(
  db: TenantDb,
  file: TrainingFile,
  { training: described, report, now }: ToPlan,
): Promise<TrainingFileCheck & Pick<Awaited<ReturnType<typeof checkPart>>, 'write'>> {
  const { zip } = file;
  const training = zip.kind === 'scorm' ? (described ?? (await usualTraining(db, file, report))) : null;
  const folder =
    zip.kind === 'folder' ? zip.folder : await packageFolder(db, file, training ?? (await usualTraining(db, file)));
  const { faults, entries, write } = await checkPart(db, folder, importers, now);
  const refused = report?.refusal ? [{ file: file.name, line: null, field: '', message: report.refusal }] : [];
  return {
    kind: zip.kind,
    training,
    faults: [...refused, ...faults],
    entries: [...entries],
    leftOut: zip.kind === 'folder' ? [...zip.leftOut] : [],
    notes: report ? notesOf(report) : [],
    write,
  };
}

/** Returns what a package says about its training, and the usual answers to the rest. */
async function usualTraining(
  db: TenantDb,
  file: TrainingFile,
  report?: PackageReport | null,
): Promise<PackageTraining> {
  const [first] = await catalogPages(db);
  const title = (report?.title ?? '').trim() || file.name.replace(/\.zip$/i, '').trim() || 'Treinamento';
  return {
    title: title.slice(0, 200),
    workload: '',
    catalog: first?.code ?? null,
    needsApproval: false,
    givesCertificate: true,
    validMonths: (await trainingValidities(db).findByCode(packageCode(title)))?.validMonths ?? null,
  };
}

async function packageFolder(db: TenantDb, file: TrainingFile, training: PackageTraining): Promise<IdentifiedFolder> {
  const refs = await importRefs(db);
  const documents = packageDocuments(training, refs.keysOf('journey')[0]);
  return {
    root: file.name,
    files: new Set([...documents.keys(), PACKAGE_FILE]),
    bytes: (name) =>
      name === PACKAGE_FILE ? readFile(file.path) : Promise.resolve(Buffer.from(documents.get(name) ?? '')),
    identity: (name) => (name === PACKAGE_FILE ? bytesOfImport(file.storageKey) : (documents.get(name) ?? '')),
  };
}

function notesOf({ version, lessons, missing, hosts, differences }: PackageReport): string[] {
  return [
    version === '' ? '' : `SCORM ${version}, ${lessons === 1 ? '1 lição' : `${lessons} lições`}.`,
    missing.length === 0 ? '' : `O pacote cita arquivos que não estão nele: ${missing.slice(0, 5).join(', ')}.`,
    hosts.length === 0 ? '' : `O pacote cita outros servidores: ${hosts.slice(0, 5).join(', ')}.`,
    ...differences,
  ].filter((line) => line !== '');
}

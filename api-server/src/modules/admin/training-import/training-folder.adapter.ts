import { stat } from 'node:fs/promises';
import { basename } from 'node:path/posix';
import { identityOf } from '../../../platform/importing/import-fingerprint.service.ts';
import type { IdentifiedFolder } from '../../../platform/importing/import-fingerprint.service.ts';
import { limitedBytes } from '../../../platform/http/limited-bytes.service.ts';
import { refuse } from '../../../platform/errors.ts';
import { PackageFault, openZip } from '../../learning/index.ts';
import type { Refusal } from '../../../platform/errors.ts';

/** Files of a company's folder that describe trainings. */
const ofTrainings = /^(learning|evaluations|journey)\.yaml$|^(learning|content)\/[^/]+\.yaml$/;

/** Other files of a company's folder. They are about settings and people, which have screens of their own. */
const ofCompany = new Set([
  'tenant.yaml',
  'people.yaml',
  'notifications.yaml',
  'content.yaml',
  'content-activity.yaml',
  'content-library.yaml',
  'content-uploads.yaml',
  'chat.yaml',
  'messages.yaml',
  'learning-enrollments.yaml',
  'learning-scorm.yaml',
  'learning-comments.yaml',
  'plans.yaml',
  'store.yaml',
  'gamification.yaml',
  'schedule.yaml',
  'external-courses.yaml',
]);

const MAX_YAML_SIZE = 4 * 1024 * 1024;

/** ZIP that somebody sent: a SCORM package, or a folder with files of trainings. */
export type TrainingZip =
  | { readonly kind: 'scorm'; close(): void }
  | {
      readonly kind: 'folder';
      readonly folder: IdentifiedFolder;
      /** Files that are not read. */
      readonly leftOut: readonly string[];
      close(): void;
    };

/** Opens a ZIP. Throws a refusal that says why it can't be read, or what it lacks. */
export async function openTrainingZip(path: string): Promise<TrainingZip> {
  const zip = await opened(path);
  const close = () => zip.close();
  const names = [...zip.files.keys()].filter(isVisible);
  const root = commonRoot(names);
  const inRoot = names.map((name) => name.slice(root.length));
  if (inRoot.some((name) => name.toLowerCase() === 'imsmanifest.xml')) return { kind: 'scorm', close };
  if (!inRoot.some((name) => ofTrainings.test(name))) {
    close();
    throw broken(
      'O ZIP não é um pacote SCORM (imsmanifest.xml) nem uma pasta de treinamentos (learning/nome.yaml). Confira o que foi compactado.',
    );
  }
  const entry = (file: string) => {
    const found = zip.files.get(root + file);
    if (!found) throw new Error(`${file} is not in the ZIP`);
    return found;
  };
  const folder: IdentifiedFolder = {
    root: basename(path),
    files: new Set(inRoot.filter((name) => !ofCompany.has(name))),
    async bytes(file) {
      const { size, open } = entry(file);
      const limit = /\.ya?ml$/.test(file) ? MAX_YAML_SIZE : size;
      return limitedBytes(await open(), limit, () => broken(`O arquivo '${file}' é grande demais.`));
    },
    identity(file) {
      const { size, crc32: checksum } = entry(file);
      return identityOf({ size, checksum });
    },
  };
  return { kind: 'folder', folder, leftOut: inRoot.filter((name) => ofCompany.has(name)).toSorted(), close };
}

async function opened(path: string) {
  try {
    return await openZip(path, (await stat(path)).size);
  } catch (error) {
    if (error instanceof PackageFault) throw broken(error.message);
    throw error;
  }
}

export function broken(message: string): Refusal {
  return refuse('admin.file-broken', 422, message);
}

const isVisible = (name: string) => !name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');

/** Returns the folder that was packed as a whole, with its '/'; empty for files at the top. */
function commonRoot(names: readonly string[]): string {
  const first = names[0] ?? '';
  const root = first.slice(0, first.indexOf('/') + 1);
  const isKnown = root === 'learning/' || root === 'content/';
  return root !== '' && !isKnown && names.every((name) => name.startsWith(root)) ? root : '';
}

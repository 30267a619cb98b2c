import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { newState, objectivesAtLaunch, withObjectives } from '@shared-kit/contracts/sequencing';
import type { ActivityTree } from '@shared-kit/contracts/sequencing';
import type { Vault } from '../../../../platform/auth/vault.service.ts';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { launchData } from './launch-data.rules.ts';
import type { Visit } from './load-visit.service.ts';
import type { Cmi } from '../core/sco-outcome.rules.ts';
import { scormPackages } from '../core/scorm-package.repository.ts';
import type { ScoRow } from '../core/scorm-package.repository.ts';
import { activityOf, storedTree } from '../sequencing/sequenced-package.service.ts';
import { scosOfVisits } from '../core/visited-sco.repository.ts';

const PURPOSE = 'scorm-preview';

const previewSchema = z.object({
  idApp: z.number(),
  idSco: z.number(),
  /** True when the package is previewed with its sequencing, from its beginning. */
  isWhole: z.boolean(),
  learner: z.object({ id: z.string(), name: z.string() }),
  portalOrigin: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

/** Preview of a lesson, or of a package with sequencing. Its token carries it, because nothing about a preview is stored. */
export type Preview = z.infer<typeof previewSchema>;

/** Returns the token of a preview that is good for a day. */
export function previewToken(vault: Vault, preview: Omit<Preview, 'expiresAt'>, now: Date): string {
  const expiresAt = now.getTime() + DAY_MS;
  return vault.seal(Buffer.from(JSON.stringify({ ...preview, expiresAt })), PURPOSE);
}

/** Returns the preview of a token; undefined when it has expired or was not given out by this installation. */
export function previewOf(vault: Vault, token: string, now: Date): Preview | undefined {
  const plain = vault.unseal(token, PURPOSE);
  // The seal says that `previewToken` has written it.
  const preview = plain && previewSchema.parse(JSON.parse(plain.toString()));
  return preview && preview.expiresAt > now.getTime() ? preview : undefined;
}

/** Lesson of a previewed package, on an origin of its own. */
interface PreviewedLesson {
  readonly identifier: string;
  readonly title: string;
  /** Path in the package, with query. */
  readonly launch: string;
  readonly label: string;
  readonly cmi: Cmi;
}

/** Package whose sequencing the preview runs. */
export interface PreviewedPackage {
  readonly tree: ActivityTree;
  readonly lessons: readonly PreviewedLesson[];
}

export interface LoadedPreview {
  readonly visit: Visit;
  /** Null when the preview is of a single lesson. */
  readonly whole: PreviewedPackage | null;
}

/**
 * Returns the data with which a preview begins: that of a person who opens the lesson, or the package, for the first
 * time.
 */
export async function loadPreview(db: TenantDb, preview: Preview): Promise<LoadedPreview> {
  const { idSco, learner, portalOrigin } = preview;
  const { sco, version, folder, sequencing, window } = await scosOfVisits(db).find(idSco);
  const beginning = (of: ScoRow) =>
    launchData({ version, mode: 'normal', learner, sco: of, stored: {}, totalTime: 0, isResumed: false });
  const { elements, own } = beginning(sco);
  const tree = storedTree(sequencing);
  const fresh = tree && { state: newState(tree, () => 0), globals: {} };
  const newLabel = () => `v${db.tenantId}-${randomBytes(13).toString('hex')}`;
  const visit: Visit = {
    idSco,
    idScoEnrollment: 0,
    idVisit: 0,
    title: sco.title,
    version,
    mode: 'normal',
    type: sco.sco_type === 'asset' ? 'asset' : 'sco',
    label: newLabel(),
    launch: sco.launch,
    folder,
    window,
    portalOrigin,
    commitPath: '',
    status: 'NOT_ATTEMPTED',
    cmi: tree && fresh ? withObjectives(elements, objectivesAtLaunch(tree, fresh, sco.identifier)) : elements,
    own,
    stores: (tree && activityOf(tree, sco.identifier)?.stores) ?? [],
    requestValid: {},
    sequencing: null,
    hasEnded: false,
    sequence: 0,
    seconds: 0,
    last: { visit: 0, sequence: 0 },
  };
  if (!preview.isWhole || !tree) return { visit, whole: null };
  const scos = await scormPackages(db).scosOf(sco.id_content_item);
  const lessons = scos
    .filter(({ sco_type }) => sco_type !== 'folder')
    .map((one) => ({
      identifier: one.identifier,
      title: one.title,
      launch: one.launch,
      label: newLabel(),
      cmi: beginning(one).elements,
    }));
  return { visit, whole: { tree, lessons } };
}

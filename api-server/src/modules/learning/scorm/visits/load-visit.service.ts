import { findPerson } from '../../../identity/index.ts';
import type { EnrollmentStatus, LessonWindow } from '@shared-kit/contracts/learning';
import type { ActivityTree, LessonSequencing, RequestAnswers } from '@shared-kit/contracts/sequencing';
import {
  lessonSequencing,
  newState,
  objectivesAtLaunch,
  requestAnswers,
  withObjectives,
} from '@shared-kit/contracts/sequencing';
import { commitScorm } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { launchData } from './launch-data.rules.ts';
import { LAST_COMMIT, scoEnrollments, scoVisits } from '../core/sco-enrollment.repository.ts';
import { activityOf, findSequenced, storedTree } from '../sequencing/sequenced-package.service.ts';
import type { SequencedPackage } from '../sequencing/sequenced-package.service.ts';
import { storesAtLaunch } from './transfer-report.service.ts';
import type { Cmi } from '../core/sco-outcome.rules.ts';
import { scosOfVisits } from '../core/visited-sco.repository.ts';

/** Data for the page that frames a lesson. */
export interface Visit {
  readonly idSco: number;
  readonly idScoEnrollment: number;
  readonly idVisit: number;
  readonly title: string;
  readonly version: '1.2' | '2004';
  readonly mode: 'normal' | 'review';
  readonly type: 'sco' | 'asset';
  /** Label of the visit's own origin; null for a visit from before there were any. */
  readonly label: string | null;
  /** Path in the package, with query. */
  readonly launch: string;
  readonly folder: string;
  readonly window: LessonWindow;
  readonly portalOrigin: string;
  /** Path of the commit endpoint, relative to the portal's own path. */
  readonly commitPath: string;
  readonly status: EnrollmentStatus;
  readonly cmi: Cmi;
  /** Name prefixes of the elements that the portal sets. */
  readonly own: readonly string[];
  /** Rights of the lesson over each of its shared stores (`adl.data`), in their order. */
  readonly stores: readonly { readonly canRead: boolean; readonly canWrite: boolean }[];
  /** Validity of navigation requests, by name: `continue`, `choice.{target=licao-2}` … Missing ones are unknown. */
  readonly requestValid: RequestAnswers;
  /** Sequencing of the package, so that the lesson's page can evaluate requests itself; null when it is too long. */
  readonly sequencing: LessonSequencing | null;
  /** True when the lesson has ended this visit: it takes no more commits. */
  readonly hasEnded: boolean;
  /** Sequence of the last stored commit of this visit. */
  readonly sequence: number;
  readonly seconds: number;
  /** Visit and sequence of the commit in `cmi`. */
  readonly last: { readonly visit: number; readonly sequence: number };
}

/** Returns undefined for an unknown or expired token. */
export async function loadVisit(db: TenantDb, token: string, now: Date): Promise<Visit | undefined> {
  const visit = await scoVisits(db).ofToken(token, now);
  const row = visit && (await scoEnrollments(db).find(visit.id_sco_enrollment));
  if (!visit || !row) return undefined;
  const { sco, version, folder, sequencing, window } = await scosOfVisits(db).find(row.id_sco);
  const place = { idUser: row.id_user, idContentItem: sco.id_content_item, idNodeEnrollment: row.id_node_enrollment };
  const sequenced = await findSequenced(db, place, sequencing);
  const user = await findPerson(db, row.id_user);
  const { elements, own } = launchData({
    version,
    mode: visit.mode,
    learner: { id: String(user.id_user), name: user.name },
    sco,
    // `commitSco` writes it from names and texts.
    stored: JSON.parse(row.cmi) as Cmi,
    totalTime: row.attempt_time,
    isResumed: row.last_visit > 0 && row.last_sequence !== LAST_COMMIT,
  });
  return {
    idSco: sco.id_sco,
    idScoEnrollment: row.id_sco_enrollment,
    idVisit: visit.id_sco_visit,
    title: sco.title,
    version,
    mode: visit.mode,
    label: visit.label,
    type: sco.sco_type === 'asset' ? 'asset' : 'sco',
    launch: sco.launch,
    // A visit stays with the files it began with when the package is replaced.
    folder: visit.folder ?? folder,
    window,
    portalOrigin: visit.portal_origin,
    commitPath: `/api${commitScorm.path}`,
    status: row.status,
    cmi: sequenced
      ? await sequencedData(db, sequenced, sco.identifier, elements)
      : withManifestObjectives(elements, storedTree(sequencing), sco.identifier),
    own,
    stores: sequenced ? (activityOf(sequenced.tree, sco.identifier)?.stores ?? []) : [],
    requestValid: sequenced ? requestAnswers(sequenced.tree, sequenced.learner) : {},
    sequencing: sequenced && lessonSequencing(sequenced.tree, sequenced.learner, sco.identifier),
    hasEnded: visit.terminated_at !== null,
    sequence: visit.sequence,
    seconds: visit.seconds,
    last: { visit: row.last_visit, sequence: row.last_sequence },
  };
}

/** Returns the data of a lesson with its objectives and shared stores. */
async function sequencedData(db: TenantDb, one: SequencedPackage, id: string, elements: Cmi): Promise<Cmi> {
  return {
    ...withObjectives(elements, objectivesAtLaunch(one.tree, one.learner, id)),
    ...(await storesAtLaunch(db, one, id)),
  };
}

/** Returns the data of a lesson of a package without sequencing, with the objectives of its manifest (RTE 4.2.17). */
function withManifestObjectives(elements: Cmi, tree: ActivityTree | null, id: string): Cmi {
  if (!tree) return elements;
  const state = newState(tree, () => 0);
  return withObjectives(elements, objectivesAtLaunch(tree, { state, globals: {} }, id));
}

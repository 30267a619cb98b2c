import type { OutlineItem, TrainingOutline } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { isModuleOn } from '../../../platform/tenancy/module-switch.repository.ts';
import { contentSummaries } from '../../content/index.ts';
import { evaluationSummaries } from '../../evaluations/index.ts';
import { teams } from '../classes/team.repository.ts';
import { PRE_TEST_BLOCK } from '../core/course.rules.ts';
import type { BlockRow, ElementRow, NodeRow } from '../core/course.rules.ts';
import { outlineMinutes, outlineModules } from '../core/outline.rules.ts';
import type { OutlinePage } from '../core/outline.rules.ts';
import { wholeMinutes } from '../core/training-steps.rules.ts';
import { maySee } from '../core/unlock.rules.ts';
import type { Viewer } from '../core/viewer.rules.ts';
import { flag } from '../core/wire-value.presenter.ts';
import { loadTrainingTree, parentsBelow } from '../training-tree/load-training-tree.service.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { prerequisitesOf } from '../training-tree/prerequisite.repository.ts';
import { trainingOffers } from './training-offers.port.ts';

/** Most classes that are looked at for a certificate. */
const CLASSES = 100;

/** Returns what a person gets from a training; undefined when it is not theirs to see, or not offered. */
export async function trainingOutline(
  db: TenantDb,
  nodeCode: string,
  viewer: Viewer,
): Promise<TrainingOutline | undefined> {
  const row = await nodes(db).findByCode(nodeCode);
  const isOffered = row?.node_type === 'LEARNING' && row.entry_point && isOpen(row, viewer);
  if (!row || !isOffered) return undefined;
  const [pages, classes, required, offers] = await Promise.all([
    loadPages(db, row, viewer),
    teams(db).ofNode(row.id_node, { limit: CLASSES, notEndedAt: viewer.now }),
    prerequisitesOf(db, viewer, [row.id_node]),
    trainingOffers.of(db)(db, { idUser: viewer.idUser, idNode: row.id_node }),
  ]);
  const modules = outlineModules(pages);
  return {
    modules,
    minutes: outlineMinutes(modules, row.duration),
    audience: row.audience,
    hasCertificate: flag(classes.some((team) => team.id_certificate !== null)),
    validMonths: row.valid_months,
    prerequisites: (required.get(row.id_node) ?? []).map(({ row: prerequisite, isDone }) => ({
      nodeCode: prerequisite.node_code,
      title: prerequisite.title,
      done: flag(isDone),
    })),
    offers,
  };
}

function isOpen(row: NodeRow, { department }: Viewer): boolean {
  return row.status === 'PUBLISHED' && row.active && maySee(row, department);
}

/** Loads the pages of a training with their items. Omits pages that the person may not see. */
async function loadPages(db: TenantDb, root: NodeRow, viewer: Viewer): Promise<OutlinePage> {
  const tree = await loadTrainingTree(db, [root.id_node]);
  const parents = parentsBelow(tree, root.id_node);
  const elements = [...tree.blocks.values()].flat().flatMap((block) => block.elements);
  const ids = [...new Set(elements.flatMap((element) => element.id_content_item ?? []))];
  const evaluationIds = [...new Set(elements.flatMap((element) => element.id_evaluation ?? []))];
  const [listedContents, hasEvaluations, listedEvaluations] = await Promise.all([
    contentSummaries(db, ids),
    isModuleOn(db, 'evaluations'),
    evaluationSummaries(db, evaluationIds),
  ]);
  const contents = new Map(listedContents.map((one) => [one.idContentItem, one]));
  const evaluations = new Map((hasEvaluations ? listedEvaluations : []).map((one) => [one.idEvaluation, one]));

  const itemOf = (block: BlockRow, element: ElementRow, isRequired: boolean): OutlineItem | undefined => {
    const content = contents.get(element.id_content_item ?? 0);
    const evaluation = evaluations.get(element.id_evaluation ?? 0);
    const title = element.title || content?.title || evaluation?.title;
    if (title === undefined || (!content && !evaluation)) return undefined;
    return {
      idElement: element.id_element,
      elementType: content ? 'CONTENT' : 'EVALUATION',
      title,
      idContentType: content?.idContentType ?? null,
      minutes: wholeMinutes(content ?? null),
      // A pre-test does not count for the completion, but comes before everything else.
      isRequired: flag(isRequired || block.block_type === PRE_TEST_BLOCK),
    };
  };
  const pageOf = (row: NodeRow): OutlinePage => {
    const blocks = tree.blocks.get(row.id_node) ?? [];
    const hasMandatory = blocks.some((block) => block.elements.some((element) => element.mandatory));
    const parts = blocks.flatMap((block) =>
      block.elements.flatMap((element): OutlinePage['parts'] => {
        const child = element.id_node === null ? undefined : tree.rows.get(element.id_node);
        if (child) return parents.get(child.id_node) === row.id_node && isOpen(child, viewer) ? [pageOf(child)] : [];
        const item = itemOf(block.row, element, !hasMandatory || element.mandatory);
        return item ? [item] : [];
      }),
    );
    return { nodeCode: row.node_code, title: row === root ? '' : row.title, parts };
  };
  return pageOf(root);
}

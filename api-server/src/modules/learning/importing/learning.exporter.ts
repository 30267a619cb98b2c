import type { Selectable } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ExportContext, ExportedDocument } from '../../../platform/importing/exporter.port.ts';
import { lean } from '../../../platform/importing/lean.rules.ts';
import type { NodesTable } from '../learning.tables.ts';
import { scormPackages } from '../scorm/core/scorm-package.repository.ts';
import { exportedClasses } from './classes.exporter.ts';
import { exportedPages } from './pages.exporter.ts';
import type { ExportedPages } from './pages.exporter.ts';

type NodeRow = Selectable<NodesTable>;

/** Returns home and catalogs, a document per training with its levels and classes, and the packages that are held. */
export async function exportLearning(db: TenantDb, context: ExportContext): Promise<readonly ExportedDocument[]> {
  const nodes = await db.selectFrom('nodes').selectAll().orderBy('position').orderBy('id_node').execute();
  for (const { id_node: id, node_code: code } of nodes) context.register('learning-node', id, code);
  const home = nodes.find((node) => node.is_home);
  if (!home) return [];
  const pages = await exportedPages(db, context);
  const isTraining = trainingsAmong(nodes);
  const trainings = nodes.filter((node) => isTraining(node.id_node)).toSorted((a, b) => a.id_node - b.id_node);
  const levels = Map.groupBy(
    nodes.filter((node) => node.node_type === 'LEARNING' && !isTraining(node.id_node)),
    ({ id_parent: idParent }) => idParent,
  );
  const documents: ExportedDocument[] = [catalogDocument(home, nodes, pages, context)];
  const classes = await exportedClasses(db, context);
  const impact = await impactEvaluations(db, context);
  const required = await prerequisites(db, context);
  for (const node of trainings) {
    documents.push({
      path: `learning/${node.node_code}.yaml`,
      kind: 'training',
      fields: {
        ...trainingFields(node, pages, context),
        ...lean({ prerequisites: required.get(node.id_node) ?? [] }),
        ...impact.get(node.id_node),
      },
      lists: {
        levels: {
          kind: 'level',
          things: (levels.get(node.id_node) ?? []).map((level) => pages.fieldsOf(level)),
        },
        classes: { kind: 'class', things: classes.get(node.id_node) ?? [] },
      },
    });
  }
  return [...documents, ...(await pausedPackages(db, context))];
}

/** Returns whether a node is a training: a page of learning that is not inside another one. */
function trainingsAmong(nodes: readonly NodeRow[]): (idNode: number) => boolean {
  const learning = new Set(nodes.filter((node) => node.node_type === 'LEARNING').map(({ id_node: id }) => id));
  const parents = new Map(nodes.map(({ id_node: id, id_parent: idParent }) => [id, idParent]));
  return (idNode) => learning.has(idNode) && !learning.has(parents.get(idNode) ?? 0);
}

function catalogDocument(
  home: NodeRow,
  nodes: readonly NodeRow[],
  pages: ExportedPages,
  context: ExportContext,
): ExportedDocument {
  const catalogs = nodes.filter((node) => node.node_type === 'ORGANIZATION' && !node.is_home);
  return {
    path: 'learning.yaml',
    kind: 'home',
    fields: { home: { title: home.title, blocks: pages.blocksOf(home.id_node) } },
    lists: {
      catalogs: {
        kind: 'catalog',
        things: catalogs.map((node) => {
          const parent = node.id_parent === null ? undefined : context.key('learning-node', node.id_parent);
          return { ...pages.fieldsOf(node), ...lean({ parent }, { parent: home.node_code }) };
        }),
      },
    },
  };
}

function trainingFields(node: NodeRow, pages: ExportedPages, context: ExportContext): object {
  const { code, title, ...fields } = pages.fieldsOf(node);
  return {
    code,
    title,
    catalog: (node.id_parent === null ? undefined : context.key('learning-node', node.id_parent)) ?? 'home',
    ...lean(
      {
        order: node.position,
        listed: node.visibility,
        entryPoint: node.entry_point,
        selfEnrollment: node.self_enrollment,
        validFor: node.valid_months === null ? undefined : `${node.valid_months} months`,
        audience: node.audience,
      },
      { order: 100, listed: true, entryPoint: true, selfEnrollment: false },
    ),
    ...fields,
  };
}

const impactFields = { STUDENT_IMPACT: 'studentImpactEvaluation', IMPACT: 'impactEvaluation' } as const;

/** Returns the impact evaluations that follow each training. */
async function impactEvaluations(db: TenantDb, context: ExportContext): Promise<ReadonlyMap<number, object>> {
  const rows = await db.selectFrom('node_impact_evaluations').selectAll().orderBy('evaluation_type').execute();
  const fields = new Map<number, object>();
  for (const { id_node: idNode, evaluation_type: type, id_evaluation: id, available_until_days: days } of rows) {
    const follows = { evaluation: context.key('evaluations', id), availableUntilDays: days };
    fields.set(idNode, { ...fields.get(idNode), [impactFields[type]]: follows });
  }
  return fields;
}

async function prerequisites(db: TenantDb, context: ExportContext): Promise<ReadonlyMap<number, string[]>> {
  const rows = await db.selectFrom('node_prerequisites').selectAll().orderBy('position').execute();
  const codes = rows.map(({ id_node: idNode, id_required: id }) => ({
    idNode,
    code: context.key('learning-node', id),
  }));
  return new Map(
    [...Map.groupBy(codes, ({ idNode }) => idNode)].map(([idNode, ofNode]) => [
      idNode,
      ofNode.flatMap(({ code }) => code ?? []),
    ]),
  );
}

/** Returns the packages that are unpacked only after an operator says so. */
async function pausedPackages(db: TenantDb, context: ExportContext): Promise<readonly ExportedDocument[]> {
  const paused = (await scormPackages(db).list()).flatMap(({ paused: isHeld, id_content_item: id }) =>
    isHeld ? (context.key('content-item', id) ?? []) : [],
  );
  return paused.length === 0 ? [] : [{ path: 'learning-scorm.yaml', kind: 'settings', fields: { paused } }];
}

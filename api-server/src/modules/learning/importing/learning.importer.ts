import { defineImporter } from '../../../platform/importing/importer.port.ts';
import { splitFocus } from '../../../platform/importing/picture-focus.rules.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type {
  CheckContext,
  FieldPath,
  ImportEntry,
  ImportedDocument,
  WriteContext,
} from '../../../platform/importing/importer.port.ts';
import { enrollments as enrollmentsOf } from '../enrolment/enrollment.repository.ts';
import { PRE_TEST_BLOCK } from '../core/course.rules.ts';
import { importClasses } from './import-classes.service.ts';
import { importEnrollments } from './import-enrollments.service.ts';
import { importImpactEvaluations } from './import-impact-evaluations.service.ts';
import {
  catalogFileSchema,
  enrollmentsFileSchema,
  scormFileSchema,
  trainingFileSchema,
} from './learning-file.schema.ts';
import type {
  BlockInput,
  CatalogFile,
  ElementInput,
  EnrollmentsFile,
  NodeInput,
  TrainingFile,
} from './learning-file.schema.ts';
import { exportLearning } from './learning.exporter.ts';
import { importNodes } from './import-nodes.service.ts';
import { importPackages } from './import-packages.service.ts';
import { circles, nodeCycles } from './node-cycles.rules.ts';

export const learningImporter = defineImporter({
  domain: 'learning',
  after: ['identity', 'gamification', 'content', 'evaluations', 'journey'],
  documents: {
    catalog: { path: 'learning.yaml', schema: catalogFileSchema },
    trainings: { path: 'learning/*.yaml', schema: trainingFileSchema },
    enrollments: { path: 'learning-enrollments.yaml', schema: enrollmentsFileSchema },
    scorm: { path: 'learning-scorm.yaml', schema: scormFileSchema },
  },

  check({ catalog, trainings, enrollments, scorm }, context) {
    for (const document of catalog) {
      context.declareRef(document, ['home'], 'learning-node', 'home');
      checkBlocks(document, ['home'], document.data.home.blocks, context);
      document.data.catalogs.forEach((node, index) => {
        checkNode(document, ['catalogs', index], node, context);
        if (node.parent) context.expectRef(document, ['catalogs', index, 'parent'], 'learning-node', node.parent);
      });
    }
    for (const document of trainings) checkTraining(document, context);
    const all = trainings.flatMap(({ data }) => [data, ...data.levels]);
    for (const code of nodeCycles(all)) {
      const document = trainings.find(
        ({ data }) => data.code === code || data.levels.some((level) => level.code === code),
      );
      if (document) context.fault(document, ['code'], `O nó '${code}' contém a si mesmo.`);
    }
    const required = circles(new Map(trainings.map(({ data }) => [data.code, data.prerequisites])));
    for (const document of trainings.filter(({ data }) => required.includes(data.code)))
      context.fault(document, ['prerequisites'], `O treinamento '${document.data.code}' exige a si mesmo.`);
    for (const document of enrollments) checkEnrollments(document, trainings, context);
    for (const document of scorm)
      document.data.paused.forEach((key, index) => context.expectRef(document, ['paused', index], 'content-item', key));
  },

  entries: ({ catalog, trainings }) => [...catalog.flatMap(catalogEntries), ...trainings.map(trainingEntry)],

  export: exportLearning,

  async write(db, { catalog, trainings, enrollments, scorm }, context) {
    await importPackages(db, scorm, context);
    await importNodes(db, { catalog, trainings }, context);
    await importClasses(db, trainings, context);
    await importImpactEvaluations(db, trainings, context);
    for (const document of enrollments) await importEnrollments(db, document.data, context);
    await fillValidities(db, trainings, context);
  },
});

function catalogEntries(document: ImportedDocument<CatalogFile>): ImportEntry[] {
  const { home, catalogs } = document.data;
  const domain = 'learning-node';
  return [
    { kind: 'home', domain, key: 'home', title: home.title, document, data: home },
    ...catalogs.map((data): ImportEntry => ({
      kind: 'catalog',
      domain,
      key: data.code,
      title: data.title,
      document,
      data,
    })),
  ];
}

function trainingEntry(document: ImportedDocument<TrainingFile>): ImportEntry {
  const { code, title } = document.data;
  return { kind: 'training', domain: 'learning-node', key: code, title, document, data: document.data };
}

/** Begins the validity of completions from before their training had one. */
async function fillValidities(
  db: TenantDb,
  trainings: readonly ImportedDocument<TrainingFile>[],
  context: WriteContext,
): Promise<void> {
  for (const { data } of trainings)
    if (data.validFor !== undefined) await enrollmentsOf(db).fillValidity(context.ref('learning-node', data.code));
}

function checkTraining(document: ImportedDocument<TrainingFile>, context: CheckContext): void {
  const { data } = document;
  checkNode(document, [], data, context);
  context.expectRef(document, ['catalog'], 'learning-node', data.catalog);
  data.prerequisites.forEach((code, index) =>
    context.expectRef(document, ['prerequisites', index], 'learning-node', code),
  );
  data.levels.forEach((level, index) => checkNode(document, ['levels', index], level, context));
  if (data.studentImpactEvaluation)
    context.expectRef(
      document,
      ['studentImpactEvaluation', 'evaluation'],
      'impact-evaluation',
      `STUDENT_IMPACT/${data.studentImpactEvaluation.evaluation}`,
    );
  if (data.impactEvaluation)
    context.expectRef(
      document,
      ['impactEvaluation', 'evaluation'],
      'impact-evaluation',
      `IMPACT/${data.impactEvaluation.evaluation}`,
    );
  const usedEvaluations = evaluationsIn([data, ...data.levels]);
  for (const field of ['studentImpactEvaluation', 'impactEvaluation'] as const) {
    const follows = data[field]?.evaluation;
    // A learner who took it as a part of the training would find it already answered.
    if (follows !== undefined && usedEvaluations.has(follows))
      context.fault(document, [field, 'evaluation'], `A avaliação '${follows}' já faz parte do treinamento.`);
  }
  data.classes.forEach((team, index) => {
    context.declareRef(document, ['classes', index, 'key'], 'learning-class', team.key);
    if (team.mandatoryComments && !team.allowsComments) {
      context.fault(
        document,
        ['classes', index, 'mandatoryComments'],
        "Só uma turma com 'allowsComments: true' pode exigir comentários.",
      );
    }
    team.attachments.forEach(({ file }, at) =>
      context.expectMedia(document, ['classes', index, 'attachments', at, 'file'], file),
    );
    team.instructors?.forEach((person, at) =>
      context.expectRef(document, ['classes', index, 'instructors', at], 'user', person),
    );
    if (team.certificate) context.expectRef(document, ['classes', index, 'certificate'], 'journey', team.certificate);
  });
}

function evaluationsIn(nodes: readonly Pick<NodeInput, 'blocks'>[]): ReadonlySet<string> {
  return new Set(
    nodes.flatMap(({ blocks }) =>
      blocks.flatMap(({ elements }) =>
        elements.flatMap((element) => ('evaluation' in element ? [element.evaluation] : [])),
      ),
    ),
  );
}

function checkNode(
  document: ImportedDocument<unknown>,
  field: FieldPath,
  node: NodeInput,
  context: CheckContext,
): void {
  context.declareRef(document, [...field, 'code'], 'learning-node', node.code);
  node.equivalentTo.forEach((code, index) => {
    context.expectRef(document, [...field, 'equivalentTo', index], 'learning-node', code);
    if (code === node.code)
      context.fault(document, [...field, 'equivalentTo', index], `O nó '${code}' não vale por si mesmo.`);
  });
  expectPlace(document, [...field, 'image'], node.image, context);
  expectPlace(document, [...field, 'mobileImage'], node.mobileImage, context);
  checkBlocks(document, field, node.blocks, context);
}

function checkBlocks(
  document: ImportedDocument<unknown>,
  field: FieldPath,
  blocks: readonly BlockInput[],
  context: CheckContext,
): void {
  blocks.forEach((block, at) => {
    const ofBlock = [...field, 'blocks', at];
    if (block.parameters.nodeCode)
      context.expectRef(document, [...ofBlock, 'parameters', 'nodeCode'], 'learning-node', block.parameters.nodeCode);
    expectPlace(document, [...ofBlock, 'parameters', 'mediaUrl'], block.parameters.mediaUrl ?? '', context);
    if (block.type === PRE_TEST_BLOCK && block.elements.some((element) => !('evaluation' in element))) {
      context.fault(document, [...ofBlock, 'elements'], 'Um bloco PreTest só tem avaliações.');
    }
    block.elements.forEach((element, index) =>
      checkElement(document, [...ofBlock, 'elements', index], element, context),
    );
  });
}

function checkElement(
  document: ImportedDocument<unknown>,
  field: FieldPath,
  element: ElementInput,
  context: CheckContext,
): void {
  if ('node' in element) context.expectRef(document, [...field, 'node'], 'learning-node', element.node);
  if ('content' in element) context.expectRef(document, [...field, 'content'], 'content-item', element.content);
  if ('evaluation' in element) context.expectRef(document, [...field, 'evaluation'], 'evaluations', element.evaluation);
  expectPlace(document, [...field, 'image'], element.image, context);
  expectPlace(document, [...field, 'mobileImage'], element.mobileImage, context);
}

function expectPlace(
  document: ImportedDocument<unknown>,
  field: FieldPath,
  place: string,
  context: CheckContext,
): void {
  if (place !== '' && !place.startsWith('https://')) context.expectMedia(document, field, splitFocus(place).file);
}

function checkEnrollments(
  document: ImportedDocument<EnrollmentsFile>,
  trainings: readonly ImportedDocument<TrainingFile>[],
  context: CheckContext,
): void {
  const classes = new Map(
    trainings.flatMap(({ data }) => data.classes.map((team) => [team.key, { team, training: data.code }] as const)),
  );
  const seatsByTeam = new Map<string, number>();
  document.data.enrollments.forEach((enrollment, index) => {
    const at = (name: string): FieldPath => ['enrollments', index, name];
    context.expectRef(document, at('user'), 'user', enrollment.user);
    context.expectRef(document, at('training'), 'learning-node', enrollment.training);
    enrollment.impactAnswers.forEach(({ evaluation }, which) =>
      context.expectRef(document, [...at('impactAnswers'), which, 'evaluation'], 'evaluations', evaluation),
    );
    enrollment.contents.forEach(({ content }, which) =>
      context.expectRef(document, [...at('contents'), which, 'content'], 'content-item', content),
    );
    if (enrollment.class === undefined) return;
    context.expectRef(document, at('class'), 'learning-class', enrollment.class);
    const found = classes.get(enrollment.class);
    if (!found) return;
    if (found.training !== enrollment.training)
      context.fault(
        document,
        at('class'),
        `A turma '${enrollment.class}' não é do treinamento '${enrollment.training}'.`,
      );
    const seats = (seatsByTeam.get(enrollment.class) ?? 0) + 1;
    seatsByTeam.set(enrollment.class, seats);
    if (found.team.capacity !== undefined && seats > found.team.capacity) {
      context.fault(document, at('class'), `A turma '${enrollment.class}' tem só ${found.team.capacity} vagas.`);
    }
  });
  document.data.requests.forEach((request, index) => {
    context.expectRef(document, ['requests', index, 'user'], 'user', request.user);
    context.expectRef(document, ['requests', index, 'class'], 'learning-class', request.class);
    const isIn = document.data.enrollments.some((row) => row.user === request.user && row.class === request.class);
    if (request.status === 'APPROVED' && !isIn) {
      context.fault(document, ['requests', index, 'status'], `'${request.user}' não está na turma '${request.class}'.`);
    }
  });
}

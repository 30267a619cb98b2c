import * as z from 'zod/mini';
import { defineEndpoint, flagSchema, idSchema } from '@shared-kit/contracts/core';
import { blockSchema } from './node.schema.ts';
import { enrollmentStatusSchema, nodeTypes } from './statuses.schema.ts';
import { trainingStepsSchema } from './training-steps.schema.ts';

const nodeCodeSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

const equivalenceSchema = z.object({
  /** Page whose completion counts as completion of the requested page. */
  origin: z.object({ nodeCode: z.string(), title: z.string(), image: z.string() }),
  /** 1 when the user has done it. */
  done: flagSchema,
});

/** Lists the pages whose completion counts for a node (B7.1-07). */
export const listEquivalences = defineEndpoint({
  id: 'learning.list-equivalences',
  method: 'GET',
  path: '/learning/nodes/:id/equivalences',
  access: 'session',
  summary: 'Páginas cuja conclusão vale para um nó',
  params: z.object({ id: nodeCodeSchema }),
  reply: z.object({ result: z.array(equivalenceSchema) }),
});

const enrollmentTreeFields = {
  nodeCode: z.string(),
  title: z.string(),
  nodeType: z.enum(nodeTypes),
  /** Set for a training that the user is enrolled in; null for a catalog. */
  enrollment: z.nullable(
    z.object({
      idEnrollment: idSchema,
      status: enrollmentStatusSchema,
      progress: z.number(),
      steps: trainingStepsSchema,
    }),
  ),
};

const enrollmentTreeShape = z.object(enrollmentTreeFields);

/** Catalog with the user's trainings below it, or one of these trainings. */
export type EnrollmentTreeNode = z.infer<typeof enrollmentTreeShape> & { childNodes: EnrollmentTreeNode[] };

export const enrollmentTreeNodeSchema: z.ZodMiniType<EnrollmentTreeNode> = z.object({
  ...enrollmentTreeFields,
  get childNodes() {
    return z.array(enrollmentTreeNodeSchema);
  },
});

/**
 * Returns the user's published trainings below a catalog; of several enrolments in one training, the newest (B7.1-03).
 */
export const getEnrollmentTree = defineEndpoint({
  id: 'learning.get-enrollment-tree',
  method: 'GET',
  path: '/learning/catalogs/enrollments',
  access: 'session',
  summary: 'Os treinamentos da pessoa, na árvore dos catálogos',
  reply: z.object({ nodeTree: z.array(enrollmentTreeNodeSchema) }),
});

/** Returns one block of the home page or of a catalog (B2.1-06, decision 312). */
export const getCardList = defineEndpoint({
  id: 'learning.get-card-list',
  method: 'GET',
  path: '/learning/card-lists/:id',
  access: 'session',
  summary: 'Um bloco de cartões da página inicial ou de um catálogo',
  params: z.object({ id: idSchema }),
  reply: z.object({ nodeCode: z.string(), title: z.string(), isHome: flagSchema, block: blockSchema }),
});

/** Events of sharing a content (B7.2-16, B7.2-17). */
export const contentShareEvents = ['content/share/click', 'content/share/copy'] as const;

/** Records that the user requested or copied the link of a content. */
export const recordContentShare = defineEndpoint({
  id: 'learning.record-content-share',
  method: 'POST',
  path: '/learning/analytics',
  access: 'session',
  summary: 'Registra que um conteúdo foi compartilhado',
  body: z.object({ event: z.enum(contentShareEvents), idUser: idSchema, idContent: idSchema }),
  reply: z.object({ success: z.literal(true) }),
});

export type Equivalence = z.infer<typeof equivalenceSchema>;
export type ContentShareEvent = (typeof contentShareEvents)[number];

import type { CheckContext } from '../../../platform/importing/importer.port.ts';
import { trainingFileSchema } from './learning-file.schema.ts';
import { learningImporter } from './learning.importer.ts';

function faultsOf(training: object): string[] {
  const faults: string[] = [];
  const context = {
    declareRef: () => undefined,
    expectRef: () => undefined,
    expectMedia: () => undefined,
    fault: (_: unknown, field: readonly (string | number)[], message: string) =>
      void faults.push(`${field.join('.')}: ${message}`),
  } as unknown as CheckContext;
  const data = trainingFileSchema.parse({ code: 'lgpd', catalog: 'catalogo', title: 'LGPD', ...training });
  learningImporter.check({ catalog: [], trainings: [{ data } as never], enrollments: [], scorm: [] }, context);
  return faults;
}

test('rejects an impact evaluation that is also part of the training, because it would be answered before it is offered', () => {
  const blocks = [{ type: 'List', elements: [{ evaluation: 'reacao' }] }];
  const follows = { evaluation: 'impacto' };
  expect(
    faultsOf({ blocks, studentImpactEvaluation: follows, impactEvaluation: { evaluation: 'impacto-do-lider' } }),
  ).toEqual([]);
  expect(faultsOf({ blocks, studentImpactEvaluation: { evaluation: 'reacao' } })).toEqual([
    "studentImpactEvaluation.evaluation: A avaliação 'reacao' já faz parte do treinamento.",
  ]);
  const levels = [
    { code: 'modulo', title: 'Módulo', blocks: [{ type: 'List', elements: [{ evaluation: 'impacto' }] }] },
  ];
  expect(faultsOf({ levels, impactEvaluation: follows })).toEqual([
    "impactEvaluation.evaluation: A avaliação 'impacto' já faz parte do treinamento.",
  ]);
});

test('rejects a training that requires itself, because nobody could enrol', () => {
  expect(faultsOf({ prerequisites: ['nr-10'] })).toEqual([]);
  expect(faultsOf({ prerequisites: ['lgpd'] })).toEqual(["prerequisites: O treinamento 'lgpd' exige a si mesmo."]);
});

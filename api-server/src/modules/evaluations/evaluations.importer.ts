import { isImpactEvaluation } from '@shared-kit/contracts/evaluations';
import { defineImporter } from '../../platform/importing/importer.port.ts';
import { evaluationsFile } from './evaluations-file.schema.ts';
import { exportEvaluations } from './evaluations.exporter.ts';
import { evaluationFaults } from './question-file.rules.ts';
import { evaluationWriter } from './evaluation-writer.repository.ts';

export const evaluationsImporter = defineImporter({
  domain: 'evaluations',
  documents: { files: { path: 'evaluations.yaml', schema: evaluationsFile } },

  check(documents, context) {
    for (const document of documents.files) {
      document.data.evaluations.forEach((evaluation, index) => {
        context.declareRef(document, ['evaluations', index, 'key'], 'evaluations', evaluation.key);
        if (isImpactEvaluation(evaluation.type))
          context.declareRef(
            document,
            ['evaluations', index, 'key'],
            'impact-evaluation',
            `${evaluation.type}/${evaluation.key}`,
          );
        for (const fault of evaluationFaults(evaluation))
          context.fault(document, ['evaluations', index, ...fault.field], fault.message);
      });
    }
  },

  entries: ({ files }) =>
    files.flatMap((document) =>
      document.data.evaluations.map((data) => ({
        kind: 'evaluation',
        domain: 'evaluations',
        key: data.key,
        title: data.title,
        document,
        data,
      })),
    ),

  export: exportEvaluations,

  async write(db, documents, context) {
    const writer = evaluationWriter(db);
    for (const { data } of documents.files) {
      for (const evaluation of data.evaluations) {
        const idEvaluation = await writer.write(evaluation);
        await context.register('evaluations', evaluation.key, idEvaluation);
        if (isImpactEvaluation(evaluation.type))
          await context.register('impact-evaluation', `${evaluation.type}/${evaluation.key}`, idEvaluation);
      }
    }
  },
});

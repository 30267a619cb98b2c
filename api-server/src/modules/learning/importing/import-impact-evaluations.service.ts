import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ImportedDocument, WriteContext } from '../../../platform/importing/importer.port.ts';
import type { TrainingFile } from './learning-file.schema.ts';

/** Updates the impact evaluations that follow trainings from the files. Those already offered to people stay. */
export async function importImpactEvaluations(
  db: TenantDb,
  trainings: readonly ImportedDocument<TrainingFile>[],
  context: WriteContext,
): Promise<void> {
  for (const { data } of trainings) {
    const idNode = context.ref('learning-node', data.code);
    const follows = [
      { type: 'STUDENT_IMPACT' as const, file: data.studentImpactEvaluation },
      { type: 'IMPACT' as const, file: data.impactEvaluation },
    ];
    await db.deleteFrom('node_impact_evaluations').where('id_node', '=', idNode).execute();
    for (const { type, file } of follows) {
      if (!file) continue;
      await db
        .insertInto('node_impact_evaluations')
        .values({
          id_node: idNode,
          evaluation_type: type,
          id_evaluation: context.ref('impact-evaluation', `${type}/${file.evaluation}`),
          available_until_days: file.availableUntilDays,
        })
        .execute();
    }
  }
}

import { menuFacts } from 'shared-kit/contracts/delivery';
import type { SessionContributor } from '../../platform/session-contributor.ts';
import { impactEvaluations } from './impact-evaluation.repository.ts';

/** Whether 'Avaliações de impacto' is in the person's menu (B2.3-06). */
export const contributeSession: SessionContributor = async ({ db, idUser }) => ({
  facts: (await impactEvaluations(db).hasAny(idUser)) ? [menuFacts.hasImpactEvaluations] : [],
});

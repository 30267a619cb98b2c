import { menuFacts } from '@shared-kit/contracts/delivery';
import type { SessionContributor } from '../../platform/session-contributor.ts';
import { impactEvaluations } from './impact-evaluation.repository.ts';

/** Reports whether the person's menu shows 'Avaliações de impacto' (B2.3-06). */
export const contributeSession: SessionContributor = async ({ db, idUser }) => ({
  facts: (await impactEvaluations(db).hasAny(idUser)) ? [menuFacts.hasImpactEvaluations] : [],
});

import { menuFlags } from '@shared-kit/contracts/delivery';
import type { SessionContributor } from '../../platform/session-contributor.port.ts';
import { impactEvaluations } from './impact-evaluation.repository.ts';

/** Reports whether the person's menu shows 'Avaliações de impacto' (B2.3-06). */
export const contributeSession: SessionContributor = async ({ db, idUser }) => ({
  flags: (await impactEvaluations(db).hasAny(idUser)) ? [menuFlags.hasImpactEvaluations] : [],
});

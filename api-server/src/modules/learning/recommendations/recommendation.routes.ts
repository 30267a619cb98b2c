import { listRecommendations } from '@shared-kit/contracts/learning';
import { refuse } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { recommends } from '../catalog/offered-blocks.policy.ts';
import { presentCards } from '../catalog/present-node.service.ts';
import { recommendedNodes } from './recommendation.repository.ts';
import { reasonOf } from './recommendation.rules.ts';
import { mediaOf, ownOnly, viewerOf } from '../core/viewer.rules.ts';

export function recommendationRoutes(api: ApiBuilder): void {
  api.handle(listRecommendations, async (context) => {
    const { db, params, query, session } = context;
    ownOnly(session, params.idUser);
    if (!(await recommends(db))) {
      throw refuse('learning.recommendations-off', 404, 'As recomendações não estão ativas neste portal.');
    }
    const { rows, fits, total } = await recommendedNodes(db, viewerOf(context), query);
    const cards = await presentCards(db, rows, viewerOf(context), mediaOf(context));
    const result = cards.flatMap((card) => {
      const fit = fits.get(card.idElement);
      return fit ? [{ ...card, reason: reasonOf(fit) }] : [];
    });
    return { totalRecords: total, result };
  });
}

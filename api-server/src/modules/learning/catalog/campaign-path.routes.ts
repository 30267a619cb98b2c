import { listCampaignPath } from '@shared-kit/contracts/learning';
import { notFound } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { campaignPath } from '../../gamification/index.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { presentCards } from './present-node.service.ts';
import { maySee } from '../core/unlock.rules.ts';
import { mediaOf, viewerOf } from '../core/viewer.rules.ts';

export function campaignPathRoutes(api: ApiBuilder): void {
  api.handle(listCampaignPath, async (context) => {
    const { db, params } = context;
    const viewer = viewerOf(context);
    const codes = await campaignPath(db, params.id, viewer);
    if (!codes) throw notFound('Campanha não encontrada.');
    const found = await nodes(db).listByCode(codes);
    const open = found.filter((row) => row.active && row.status === 'PUBLISHED' && maySee(row, viewer.department));
    const inOrder = open.toSorted((a, b) => codes.indexOf(a.node_code) - codes.indexOf(b.node_code));
    return { data: await presentCards(db, inOrder, viewer, mediaOf(context)) };
  });
}

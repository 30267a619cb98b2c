import { getNode, listEnrollmentsInProgress } from '@shared-kit/contracts/learning';
import type { PageStart } from '../../../platform/page-start.port.ts';
import { firstBlocks } from './first-blocks.rules.ts';

/** Home of blocks: the page of the company, and the person's trainings if a block of the first screen shows them. */
export const startBlocksHome: PageStart = async ({ idUser, idCompany, call }) => {
  const id = await idCompany();
  const node = id === undefined ? undefined : await call(getNode, { params: { id: String(id) } });
  if (!node) return undefined;
  return firstBlocks(node.blocks, async () => {
    const started = await call(listEnrollmentsInProgress, { params: { idUser } });
    return started?.data;
  });
};

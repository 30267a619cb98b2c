import {
  createContentEnrollment,
  createNodeEnrollment,
  getCatalog,
  getNavigationMap,
} from '@shared-kit/contracts/learning';
import type { Actor } from '../../support/test.ts';

/** Completes the contents of a training that the person is in through the API, up to its evaluation. */
export async function completeContents({ api, session }: Actor, nodeCode: string): Promise<void> {
  const { idUser } = session.viewer;
  const { enrollment } = await api.call(getCatalog, { params: { id: nodeCode }, query: {} });
  const idEnrollment = enrollment?.idEnrollment ?? 0;
  const { data } = await api.call(createNodeEnrollment, { body: { idUser, idEnrollment, nodeCode } });
  const map = await api.call(getNavigationMap, { params: { idUser, idEnrollment }, query: { nodeCode } });
  for (const { idContentItem } of map.mapElements) {
    if (idContentItem === null) continue;
    const place = { idUser, idEnrollment, idContentItem, idNodeEnrollment: data.newId };
    await api.call(createContentEnrollment, { body: { ...place, progress: 100, status: 'COMPLETED', grade: 0 } });
  }
}

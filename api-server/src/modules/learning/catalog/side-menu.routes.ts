import { listSideMenu } from '@shared-kit/contracts/learning';
import type { SideMenuNode } from '@shared-kit/contracts/learning';
import { notFound } from '../../../platform/errors.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import type { NodeRow } from '../core/course.rules.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { maySee } from '../core/unlock.rules.ts';

export function sideMenuRoutes(api: ApiBuilder): void {
  api.handle(listSideMenu, async ({ db, query, session }) => {
    const node = await (query.nodeCode === undefined ? nodes(db).home() : nodes(db).findByCode(query.nodeCode));
    if (query.nodeCode === undefined && !node) return [];
    // Restricted nodes answer 404; the levels of a training open inside an enrolment only.
    if (node?.node_type !== 'ORGANIZATION' || !node.active || !maySee(node, session.department)) throw notFound();
    const childNodes = await childrenFor(db, node, session.department);
    return [{ nodeCode: node.node_code, title: node.title, hasChildNodes: childNodes.length > 0, childNodes }];
  });
}

async function childrenFor(db: TenantDb, node: NodeRow, department: string): Promise<SideMenuNode[]> {
  const children = (await nodes(db).childrenOf(node.id_node)).filter((child) => maySee(child, department));
  const catalogs = children.filter((child) => child.node_type === 'ORGANIZATION');
  const filled = await nodes(db).withListedChildren(catalogs.map((child) => child.id_node));
  return children.map((child) => ({
    nodeCode: child.node_code,
    title: child.title,
    hasChildNodes: filled.has(child.id_node),
  }));
}

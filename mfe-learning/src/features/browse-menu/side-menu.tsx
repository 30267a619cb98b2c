import { useId, useState } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { catalogPath, listSideMenu } from '@shared-kit/contracts/learning';
import type { SideMenuNode } from '@shared-kit/contracts/learning';
import { Link, useLocation } from '@shared-kit/runtime/router';
import { Icon } from '@shared-kit/ui';
import styles from './browse-menu.module.css';
import { labels } from './labels.ts';
import { MenuStates } from './menu-states.tsx';

/**
 * Renders the catalogs and trainings of a node, or of the tenant when no node is given; children load when their node
 * is opened (B2.3-18).
 */
export function SideMenu({ nodeCode }: { readonly nodeCode?: string }) {
  const query = useApiQuery(listSideMenu, { query: nodeCode === undefined ? {} : { nodeCode } });
  const { pathname } = useLocation();
  const children = query.data?.flatMap((node) => node.childNodes);
  return (
    <MenuStates query={{ ...query, data: children }} empty={labels.nothing}>
      {(nodes) => (
        <ul role="list" className={styles.list}>
          {nodes.map((node) => (
            <Entry
              key={node.nodeCode}
              node={node}
              isOnly={nodes.length === 1}
              isCurrent={pathname === catalogPath(node.nodeCode)}
            />
          ))}
        </ul>
      )}
    </MenuStates>
  );
}

interface EntryProps {
  readonly node: SideMenuNode;
  readonly isCurrent: boolean;
  /** True for a node without siblings, which starts open. */
  readonly isOnly: boolean;
}

function Entry({ node, isCurrent, isOnly }: EntryProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOnly && node.hasChildNodes);
  return (
    <li>
      <div className={styles.row}>
        <Link to={catalogPath(node.nodeCode)} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
          {node.title}
        </Link>
        {node.hasChildNodes && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={labels.open(node.title)}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron-right" size={18} />
          </button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <SideMenu nodeCode={node.nodeCode} />}
      </div>
    </li>
  );
}

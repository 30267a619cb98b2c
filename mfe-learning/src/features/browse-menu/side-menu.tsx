import { useId, useState } from 'react';
import { useApiQuery } from 'shared-kit/api';
import { catalogPath, listSideMenu } from 'shared-kit/contracts/learning';
import type { SideMenuNode } from 'shared-kit/contracts/learning';
import { Link, useLocation } from 'shared-kit/router';
import { Icon } from 'shared-kit/ui';
import styles from './browse-menu.module.css';
import { labels } from './labels.ts';
import { MenuStates } from './menu-states.tsx';

/** The catalogs and trainings of a node, without one the tenant's own; those below are asked for when it is opened (B2.3-18). */
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
  /** With nothing beside it there is nothing to choose: it is open from the start. */
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

import type { CardElement } from '@shared-kit/contracts/learning';
import { Link } from '@shared-kit/runtime/router';
import { Icon, Image } from '@shared-kit/ui';
import { cardTarget } from '../../lib/card-target.rules.ts';
import type { CoursePlace } from '../../lib/card-target.rules.ts';
import { cardTitle } from '../../lib/card-texts.rules.ts';
import { LockReason } from '../../lib/element-card.tsx';
import styles from './node-links.module.css';
import type { BlockProps } from './block-props.ts';

/** Renders shortcuts to pages, smaller than cards (B2.4-07, decision 305). */
export function NodeLinks({ block, place }: BlockProps) {
  if (block.elements.length === 0) return null;
  return (
    <nav className={styles.links} {...(block.title === '' ? {} : { 'aria-label': block.title })}>
      {block.title !== '' && <h2 className={styles.title}>{block.title}</h2>}
      <ul className={styles.list} role="list">
        {block.elements.map(({ idElement, data }) => (
          <li key={idElement} className={styles.item}>
            <NodeLink element={data} place={place} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NodeLink({ element, place }: { element: CardElement; place: CoursePlace | undefined }) {
  const target = element.lock === null ? cardTarget(element, place) : undefined;
  const title = cardTitle(element);
  return (
    <div className={styles.link}>
      <Image
        src={element.image}
        alt=""
        ratio="1/1"
        className={styles.image}
        fallback={<Icon name={element.nodeType === 'ORGANIZATION' ? 'folder' : 'training'} size={24} />}
      />
      <div className={styles.words}>
        {target === undefined ? (
          <span className={styles.name}>{title}</span>
        ) : (
          <Link to={target} className={styles.name}>
            {title}
          </Link>
        )}
        {element.lock ? (
          <span className={styles.hint}>
            <LockReason element={element} place={place} />
          </span>
        ) : (
          element.description !== '' && <span className={styles.hint}>{element.description}</span>
        )}
      </div>
      <Icon name={element.lock ? 'lock' : 'chevron-right'} size={20} />
    </div>
  );
}

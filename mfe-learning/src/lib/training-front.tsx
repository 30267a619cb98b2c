import type { ReactNode } from 'react';
import type { Node } from '@shared-kit/contracts/learning';
import { Badge, Image } from '@shared-kit/ui';
import { shownText } from './card-texts.rules.ts';
import styles from './training-front.module.css';

interface TrainingFrontProps {
  readonly node: Pick<Node, 'image' | 'label' | 'description'>;
  readonly title: string;
  /** Short details under the description; undefined entries are omitted. */
  readonly details: readonly (string | undefined)[];
  /** Content above the title, e.g. the breadcrumb. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the head of a training's page: picture, title and details, then the actions. */
export function TrainingFront({ node, title, details, above, children }: TrainingFrontProps) {
  const label = shownText(node.label);
  return (
    <header className={styles.front}>
      <Image src={node.image} alt="" ratio="16/9" isPriority className={styles.image} />
      <div className={styles.text}>
        {above}
        {label !== undefined && (
          <div>
            <Badge tone="accent">{label}</Badge>
          </div>
        )}
        <h1 className={styles.title}>{title}</h1>
        {node.description !== '' && <p className={styles.description}>{node.description}</p>}
        <p className={styles.details}>
          {details.flatMap((detail) => (detail === undefined ? [] : [<span key={detail}>{detail}</span>]))}
        </p>
        {children}
      </div>
    </header>
  );
}

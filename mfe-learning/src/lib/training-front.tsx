import type { ReactNode } from 'react';
import type { Node } from 'shared-kit/contracts/learning';
import { Badge, Image } from 'shared-kit/ui';
import { shownText } from './card-texts.rules.ts';
import styles from './training-front.module.css';

interface TrainingFrontProps {
  readonly node: Pick<Node, 'image' | 'label' | 'description'>;
  readonly title: string;
  /** Short facts under the description; what is undefined is left out. */
  readonly facts: readonly (string | undefined)[];
  /** Above the title, e.g. the way up. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** The head of a training's page: picture, name and what is known of it, then what one can do. */
export function TrainingFront({ node, title, facts, above, children }: TrainingFrontProps) {
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
        <p className={styles.facts}>
          {facts.flatMap((fact) => (fact === undefined ? [] : [<span key={fact}>{fact}</span>]))}
        </p>
        {children}
      </div>
    </header>
  );
}

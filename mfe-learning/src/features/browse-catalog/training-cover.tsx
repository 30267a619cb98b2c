import { levelPath } from 'shared-kit/contracts/learning';
import type { Node } from 'shared-kit/contracts/learning';
import { SafeHtml } from 'shared-kit/player';
import { Alert, Badge, Button, Icon, Image } from 'shared-kit/ui';
import { cardTitle, shownText } from '../../lib/card-texts.rules.ts';
import { labels } from './labels.ts';
import styles from './training-cover.module.css';

/** A training before one is in it: what it is, what one will learn, and that an enrolment is needed. */
export function TrainingCover({ node }: { node: Node }) {
  const { enrollment } = node;
  const label = shownText(node.label);
  const isOpen = enrollment !== null && enrollment.canReenroll === 0;
  const facts = [shownText(node.workload), ...node.parentNodes.slice(-1).map((parent) => parent.title)];
  return (
    <header className={styles.cover}>
      <Image src={node.image} alt="" ratio="16/9" isPriority className={styles.image} />
      <div className={styles.text}>
        {label !== undefined && <div><Badge tone="accent">{label}</Badge></div>}
        <h1 className={styles.title}>{cardTitle(node)}</h1>
        {node.description !== '' && <p className={styles.description}>{node.description}</p>}
        <p className={styles.facts}>{facts.flatMap((fact) => (fact === undefined ? [] : [<span key={fact}>{fact}</span>]))}</p>
        {isOpen ? (
          <>
            <Alert tone="info" title={labels.enrolledNotice} />
            <div>
              <Button to={levelPath(enrollment.idEnrollment)} icon={<Icon name="play" size={18} />}>
                {labels.goToTraining}
              </Button>
            </div>
          </>
        ) : (
          <Alert tone="info" title={labels.needsEnrollment} />
        )}
        {node.syllabus !== '' && (
          <details className={styles.syllabus}>
            <summary>{labels.syllabus}</summary>
            <SafeHtml html={node.syllabus} />
          </details>
        )}
      </div>
    </header>
  );
}

import type { OutlineItem, OutlineModule } from '@shared-kit/contracts/learning';
import { itemText } from '@shared-kit/media/training-action';
import { formatDurationWords } from '@shared-kit/ui/format';
import { Badge, EmptyState, Icon, QueryStates, SkeletonText } from '@shared-kit/ui';
import { itemIcon } from './item-icon.rules.ts';
import { labels } from './labels.ts';
import type { useOutline } from './outline.queries.ts';
import styles from './show-outline.module.css';

/** Renders the modules of a training with the kind and length of each item. */
export function ShowOutline({ query }: { query: ReturnType<typeof useOutline> }) {
  return (
    <section aria-labelledby="programa" className={styles.outline}>
      <h2 id="programa" className={styles.title}>
        {labels.title}
      </h2>
      <QueryStates
        query={query}
        errorTitle={labels.failed}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ modules }) => modules.length === 0}
        empty={<EmptyState size="compact" icon={<Icon name="hourglass" size={28} />} title={labels.empty} />}
      >
        {({ modules }) => (
          <ol className={styles.modules}>
            {modules.map((module) => (
              <Module key={module.items[0]?.idElement} module={module} isOnly={modules.length === 1} />
            ))}
          </ol>
        )}
      </QueryStates>
    </section>
  );
}

function Module({ module: { title, items }, isOnly }: { module: OutlineModule; isOnly: boolean }) {
  const name = title === '' ? labels.start : title;
  const minutes = items.reduce((sum, item) => sum + (item.minutes ?? 0), 0);
  return (
    <li className={styles.module}>
      {!(isOnly && title === '') && (
        <div className={styles.head}>
          <h3 className={styles.name}>{name}</h3>
          <span className={styles.sum}>
            {labels.items(items.length)}
            {minutes > 0 && ` · ${formatDurationWords(minutes * 60)}`}
          </span>
        </div>
      )}
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <Item key={item.idElement} item={item} />
        ))}
      </ul>
    </li>
  );
}

function Item({ item }: { item: OutlineItem }) {
  return (
    <li className={styles.item}>
      <Icon name={itemIcon(item)} size={20} />
      <span className={styles.itemTitle}>{item.title}</span>
      {item.isRequired === 0 && <Badge tone="neutral">{labels.optional}</Badge>}
      <span className={styles.kind}>{itemText(item)}</span>
    </li>
  );
}

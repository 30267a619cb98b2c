import { useDeferredValue } from 'react';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Alert, Icon } from '@shared-kit/ui';
import { audienceOf } from './announcement-draft.rules.ts';
import type { Draft } from './announcement-draft.rules.ts';
import { useReach } from './announcements.queries.ts';
import { labels } from './labels.ts';
import styles from './announcements.module.css';

/** Shows the audience of the announcement, and how it looks in the bell and as a mail. */
export function AnnouncementPreview({ draft }: { draft: Draft }) {
  const audience = audienceOf(draft);
  const query = useReach(audience, useDeferredValue(draft.text.trim()));
  const reach = audience === undefined ? undefined : query.data;
  const title = draft.title.trim() || labels.emptyTitle;
  const text = (draft.text.trim() === '' ? '' : reach?.plain) || draft.text.trim() || labels.emptyText;
  const name = useActiveSession().viewer.name;
  return (
    <div className={styles.previews}>
      {query.isError && <Alert tone="danger" title={labels.reachFailed} />}
      <div className={styles.reach} role="status">
        <p>
          <strong>{reach === undefined || reach.people === 0 ? labels.reachNobody : labels.reach(reach.people)}</strong>
        </p>
        {reach !== undefined && reach.people > 0 && (
          <>
            <p className={styles.quiet}>{labels.sample(reach.names, reach.people - reach.names.length)}</p>
            {draft.sendsMail && <p className={styles.quiet}>{labels.reachMail(reach.mailed)}</p>}
          </>
        )}
      </div>
      <section aria-label={labels.bell} className={styles.preview}>
        <h2 className={styles.previewTitle}>
          <Icon name="bell" size={16} /> {labels.bell}
        </h2>
        <p>
          <strong>{title}</strong>
        </p>
        <p className={styles.excerpt}>{text.replaceAll(/\s+/g, ' ')}</p>
      </section>
      {draft.sendsMail && (
        <section aria-label={labels.mail} className={styles.preview}>
          <h2 className={styles.previewTitle}>
            <Icon name="mail" size={16} /> {labels.mail}
          </h2>
          <p>
            <strong>{title}</strong>
          </p>
          <p>{labels.greeting(name)}</p>
          <p>{text}</p>
          {draft.link.trim() !== '' && <p>{draft.link.trim()}</p>}
          <p className={styles.quiet}>{labels.mailEnding}</p>
        </section>
      )}
    </div>
  );
}

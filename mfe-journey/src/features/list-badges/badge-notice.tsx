import { journeyTabPath } from '@shared-kit/contracts/journey';
import { useNavigate } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Alert, Button, Cluster } from '@shared-kit/ui';
import { useBadges, useNoteBadges } from './badges.queries.ts';
import { labels } from './labels.ts';
import styles from './list-badges.module.css';

/** Quiet notice of new badges above 'Minha jornada'. A support access sees none, because it would end the notice. */
export function BadgeNotice() {
  const isOther = useActiveSession().loginInfo.accessSupport.currentUserToken !== null;
  const { data } = useBadges();
  const note = useNoteBadges();
  const navigate = useNavigate();
  const names = (data?.badges ?? []).filter(({ isNew }) => isNew).map(({ name }) => name);
  if (isOther || names.length === 0 || !note.isIdle) return null;
  const answer = (): void => note.mutate({});
  return (
    <div className={styles.notice}>
      <Alert
        tone="success"
        action={
          <Cluster gap={2}>
            <Button
              size="small"
              variant="secondary"
              onClick={() => {
                answer();
                void navigate(journeyTabPath('badges'));
              }}
            >
              {labels.see}
            </Button>
            <Button size="small" variant="secondary" onClick={answer}>
              {labels.understood}
            </Button>
          </Cluster>
        }
      >
        {labels.notice(names)}
      </Alert>
    </div>
  );
}

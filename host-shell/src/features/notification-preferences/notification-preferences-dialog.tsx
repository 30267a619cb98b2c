import type { ReactNode } from 'react';
import { Alert, Button, Cluster, EmptyState, Icon, QueryStates, Skeleton, Stack } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import { PreferenceItem } from './preference-item.tsx';
import { groupsOf, isOn } from './preferences.rules.ts';
import { usePreferences } from './use-preferences.ts';
import styles from './notification-preferences.module.css';

/** B2.16-07: shows the notifications that the person receives, by section. */
export function NotificationPreferencesDialog({ onClose }: { onClose(): void }): ReactNode {
  const { query, choices, fault, isBusy, save, turn } = usePreferences(onClose);
  const isReady = query.data !== undefined && query.data.notifications.length > 0;
  return (
    <Dialog isOpen title={labels.title} description={labels.help} size="medium" onClose={onClose}>
      <QueryStates
        query={query}
        skeleton={[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height="2.5rem" />
        ))}
        isEmpty={({ notifications }) => notifications.length === 0}
        empty={<EmptyState size="compact" icon={<Icon name="bell" size={28} />} title={labels.empty} />}
      >
        {({ notifications, emailNotification }) => (
          <Stack gap={5}>
            {emailNotification === 0 && <Alert tone="info">{labels.emailOff}</Alert>}
            {groupsOf(notifications).map(({ section, preferences }) => (
              <fieldset key={section} className={styles.section}>
                <legend className={styles.legend}>{labels.sections[section]}</legend>
                <ul role="list">
                  {preferences.map((preference) => (
                    <PreferenceItem
                      key={preference.idNotification}
                      preference={preference}
                      isOn={isOn(preference, choices.get(preference.idNotification))}
                      onTurn={(next) => turn(preference.idNotification, next)}
                    />
                  ))}
                </ul>
              </fieldset>
            ))}
          </Stack>
        )}
      </QueryStates>
      {fault !== undefined && <Alert tone="danger">{fault}</Alert>}
      {isReady && (
        <Cluster justify="end">
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {labels.cancel}
          </Button>
          <Button isBusy={isBusy} onClick={() => void save()}>
            {labels.save}
          </Button>
        </Cluster>
      )}
    </Dialog>
  );
}

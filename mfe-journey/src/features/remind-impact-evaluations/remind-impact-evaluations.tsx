import { useEffect, useState } from 'react';
import { useApiMutation, useApiQuery } from '@shared-kit/runtime/api';
import {
  hasImpactEvaluationsToNotify,
  journeyTabPath,
  markImpactEvaluationsAsNotified,
} from '@shared-kit/contracts/journey';
import type { ImpactEvaluation } from '@shared-kit/contracts/journey';
import { formatDate } from '@shared-kit/contracts/calendar';
import { useNavigate } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Button, Checkbox, Stack } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { useImpactEvaluations } from '../../lib/impact-evaluations.queries.ts';
import { labels } from './labels.ts';
import { reminders } from './reminders.ts';
import styles from './remind-impact-evaluations.module.css';

const SHOWN_AT_MOST = 3;

/**
 * Reminder of pending impact evaluations (B4.10-03 to B4.10-06): shown once per reload, at home or in the journey, unless the person has
 * turned it off. A support access never shows it (decision 126).
 */
export function RemindOfImpactEvaluations() {
  const { viewer, loginInfo } = useActiveSession();
  const [isWanted] = useState(
    () => loginInfo.accessSupport.currentUserToken === null && reminders.isDueFor(viewer.idUser),
  );
  const [isClosed, setClosed] = useState(false);
  const { data: answer } = useApiQuery(
    hasImpactEvaluationsToNotify,
    { params: { idUser: viewer.idUser } },
    { enabled: isWanted, staleTime: 0 },
  );
  const isDue = isWanted && answer?.hasImpactEvaluationsToNotify === true;
  const { data: list } = useImpactEvaluations({ onlyPending: true, enabled: isDue });
  const pending = list?.impactEvaluations ?? [];
  const isOpen = isDue && pending.length > 0 && !isClosed;
  useEffect(() => {
    if (isOpen) reminders.noteShown(viewer.idUser);
  }, [isOpen, viewer.idUser]);
  return <Reminder isOpen={isOpen} pending={pending} onClose={() => setClosed(true)} />;
}

interface ReminderProps {
  readonly isOpen: boolean;
  readonly pending: readonly ImpactEvaluation[];
  readonly onClose: () => void;
}

function Reminder({ isOpen, pending, onClose }: ReminderProps) {
  const { idUser } = useActiveSession().viewer;
  const navigate = useNavigate();
  const silence = useApiMutation(markImpactEvaluationsAsNotified);
  const isSilent = silence.isPending || silence.isSuccess;
  const soonest = pending.toSorted((a, b) => a.expirationDate.localeCompare(b.expirationDate));
  const left = soonest.length - SHOWN_AT_MOST;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={labels.title}
      description={labels.waiting(pending.length)}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.later}
          </Button>
          <Button
            onClick={() => {
              onClose();
              void navigate(journeyTabPath('impactEvaluation'));
            }}
          >
            {labels.open}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <ul className={styles.list}>
          {soonest
            .slice(0, SHOWN_AT_MOST)
            .map(({ idEnrollment, evaluationType, title, learnerName, expirationDate }) => (
              <li key={`${idEnrollment}/${evaluationType}`} className={styles.item}>
                <span className={styles.title}>{title}</span>
                <span className={styles.until}>
                  {[learnerName === null ? '' : labels.of(learnerName), labels.until(formatDate(expirationDate))]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </li>
            ))}
          {left > 0 && <li className={styles.until}>{labels.more(left)}</li>}
        </ul>
        <Checkbox
          label={labels.dontShow}
          hint={silence.isSuccess ? labels.notShown : undefined}
          error={silence.isError ? labels.failed : undefined}
          checked={isSilent}
          disabled={isSilent}
          onChange={() => silence.mutate({ params: { idUser } })}
        />
      </Stack>
    </Dialog>
  );
}

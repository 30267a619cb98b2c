import { formatMoney } from '@shared-kit/ui/format';
import { journeyTabPath } from '@shared-kit/contracts/journey';
import { productPath } from '@shared-kit/contracts/store';
import { Button, Icon, Stack, Status } from '@shared-kit/ui';
import type { EnrolWay } from './enrol-way.rules.ts';
import { labels } from './labels.ts';
import { WaitingList } from './waiting-list.tsx';
import type { Enrolling } from './use-enrol.ts';

/** Id of the section that lists the classes. */
export const CLASSES_ID = 'turmas';

interface EnrolActionProps {
  readonly way: EnrolWay;
  readonly enrolling: Enrolling;
  /** True when the person was enrolled before. */
  readonly isAgain: boolean;
}

/** Renders the one button that leads into a training, at the head of its page. */
export function EnrolAction({ way, enrolling, isAgain }: EnrolActionProps) {
  const { isBusy } = enrolling;
  const enrolLabel = isAgain ? labels.enrolAgain : labels.enrol;
  switch (way.kind) {
    case 'alone':
    case 'class':
      return (
        <Button
          size="large"
          disabled={isBusy}
          icon={<Icon name="training" size={20} />}
          onClick={() => void enrolling.enrol(way.kind === 'class' ? way.team : null)}
        >
          {enrolLabel}
        </Button>
      );
    case 'request':
      return (
        <Button
          size="large"
          disabled={isBusy}
          icon={<Icon name="send" size={20} />}
          onClick={() => void enrolling.request(way.team)}
        >
          {labels.request}
        </Button>
      );
    case 'choose':
      return (
        <Button size="large" icon={<Icon name="users" size={20} />} onClick={showClasses}>
          {labels.choose}
        </Button>
      );
    case 'waiting':
      return (
        <Stack gap={3}>
          <Status tone="warning" icon={<Icon name="hourglass" size={16} />}>
            {labels.waiting}
          </Status>
          <div>
            <Button size="large" to={journeyTabPath('requestEnrollmentStatus')}>
              {labels.followRequest}
            </Button>
          </div>
        </Stack>
      );
    case 'line':
      return <WaitingList team={way.team} size="large" />;
    case 'buy':
      return (
        <Button size="large" icon={<Icon name="store" size={20} />} to={productPath(way.offer.idOffer)}>
          {labels.buy(formatMoney(way.offer.price))}
        </Button>
      );
    case 'none':
      return null;
  }
}

function showClasses(): void {
  const section = document.getElementById(CLASSES_ID);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

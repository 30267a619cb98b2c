import type { ReactNode } from 'react';
import type { MainAction } from '@shared-kit/contracts/learning';
import { Button, Icon, Status, classNames } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { actionText } from './action-text.rules.ts';
import type { ActionText } from './action-text.rules.ts';
import styles from './training-action.module.css';
import { useCertificate } from './use-certificate.ts';

/** Props of `TrainingAction`. */
export interface TrainingActionProps {
  readonly action: MainAction;
  /** Title of the training, for the name of its certificate. */
  readonly title: string;
  /** `card` is small and as wide as the card; `page` is the one large button of a page. */
  readonly at: 'card' | 'page';
}

/** Appearance of the button, by where it is. */
interface Look {
  readonly size: 'small' | 'large';
  readonly variant: 'primary' | 'secondary';
  readonly isFullWidth: boolean;
  readonly className: string;
  readonly icon?: ReactNode;
}

const icons: Partial<Record<MainAction['kind'], IconName>> = {
  start: 'play',
  continue: 'play',
  retake: 'restart',
  comment: 'message',
  certificate: 'certificate',
};

/**
 * Renders the one main action of a training as `mainAction` decides it: a link, the button that opens its certificate,
 * or the reason why there is nothing to do yet.
 *
 * @example
 * <TrainingAction at="card" title={card.title} action={mainAction({ ...card, idUser })} />
 */
export function TrainingAction({ action, title, at }: TrainingActionProps) {
  const text = actionText(action);
  const name = icons[action.kind];
  const look: Look = {
    size: at === 'card' ? 'small' : 'large',
    variant: at === 'card' && (action.kind === 'see' || action.kind === 'open') ? 'secondary' : 'primary',
    isFullWidth: at === 'card',
    className: classNames(styles.action, at === 'page' && styles.onPage),
    ...(name === undefined
      ? {}
      : {
          icon: (
            <span className={styles.icon}>
              <Icon name={name} size={at === 'card' ? 16 : 20} />
            </span>
          ),
        }),
  };
  if (action.kind === 'certificate')
    return <CertificateButton idEnrollment={action.idEnrollment} title={title} text={text} look={look} at={at} />;
  if (action.kind === 'preparing') return <Status icon={<Icon name="hourglass" size={16} />}>{text.label}</Status>;
  if (action.kind !== 'locked')
    return (
      <Button {...look} to={action.to}>
        <Text text={text} at={at} />
      </Button>
    );
  if (action.to === null) return <Status icon={<Icon name="lock" size={16} />}>{text.detail}</Status>;
  return (
    <Button {...look} variant="secondary" icon={<Icon name="lock" size={16} />} to={action.to}>
      {text.label}
    </Button>
  );
}

interface CertificateButtonProps {
  readonly idEnrollment: number;
  readonly title: string;
  readonly text: ActionText;
  readonly look: Look;
  readonly at: TrainingActionProps['at'];
}

function CertificateButton({ idEnrollment, title, text, look, at }: CertificateButtonProps) {
  const { isWaiting, show } = useCertificate({ idEnrollment, title });
  return (
    <Button {...look} isBusy={isWaiting} onClick={show}>
      <Text text={text} at={at} />
    </Button>
  );
}

/** Renders the label, and the detail beside it on a page or below it on a card. */
function Text({ text: { label, detail }, at }: { text: ActionText; at: TrainingActionProps['at'] }) {
  return (
    <span className={at === 'card' ? styles.lines : undefined}>
      <span className={styles.label}>{label}</span>
      {detail !== null && (
        <>
          <span className={styles.dot}> · </span>
          <span className={styles.detail}>{detail}</span>
        </>
      )}
    </span>
  );
}

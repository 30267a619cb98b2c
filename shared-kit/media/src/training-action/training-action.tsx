import type { ReactNode } from 'react';
import { certificatePath } from '@shared-kit/contracts/journey';
import type { MainAction } from '@shared-kit/contracts/learning';
import { Button, Icon, Status, classNames } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { actionText } from './action-text.rules.ts';
import type { ActionText } from './action-text.rules.ts';
import styles from './training-action.module.css';

/** Props of `TrainingAction`. */
export interface TrainingActionProps {
  readonly action: MainAction;
  /** `card` is small and as wide as the card; `page` is the one large button of a page. */
  readonly at: 'card' | 'page';
}

/** Appearance of the button, by where it is. */
interface ButtonStyle {
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
 * Renders the one main action of a training as `mainAction` decides it: a link, or the reason why there is
 * nothing to do yet.
 *
 * @example
 * <TrainingAction at="card" action={mainAction({ ...card, idUser })} />
 */
export function TrainingAction({ action, at }: TrainingActionProps) {
  const text = actionText(action);
  const name = icons[action.kind];
  const style: ButtonStyle = {
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
  if (action.kind === 'preparing') return <Status icon={<Icon name="hourglass" size={16} />}>{text.label}</Status>;
  if (action.kind !== 'locked')
    return (
      <Button {...style} to={action.kind === 'certificate' ? certificatePath(action.idEnrollment) : action.to}>
        <Text text={text} at={at} />
      </Button>
    );
  if (action.to === null) return <Status icon={<Icon name="lock" size={16} />}>{text.detail}</Status>;
  return (
    <Button {...style} variant="secondary" icon={<Icon name="lock" size={16} />} to={action.to}>
      {text.label}
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

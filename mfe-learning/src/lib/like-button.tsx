import { useState } from 'react';
import { useApiMutation } from '@shared-kit/runtime/api';
import { likeElement, unlikeElement } from '@shared-kit/contracts/learning';
import type { CardElement } from '@shared-kit/contracts/learning';
import { Icon, IconButton } from '@shared-kit/ui';
import { Tooltip } from '@shared-kit/ui/overlays';
import styles from './like-button.module.css';

/** Tooltip of the disabled like button (B4.3-22). */
const MUST_BE_ENROLLED = 'Para curtir, é necessário estar matriculado';

/** Toggles the like of a node or content. Disabled for a person who is not enrolled (B4.3-21). */
export function LikeButton({ element, isDisabled }: { element: CardElement; isDisabled: boolean }) {
  const [state, setState] = useState({ liked: element.liked === 1, likes: element.likes });
  const like = useApiMutation(likeElement);
  const unlike = useApiMutation(unlikeElement);
  const liked =
    element.idContentItem !== null
      ? ({ element: 'CONTENT', id: element.idContentItem } as const)
      : element.idNode !== null
        ? ({ element: 'NODE', id: element.idNode } as const)
        : undefined;
  if (!liked) return null;

  const toggle = async () => {
    const before = state;
    setState({ liked: !before.liked, likes: before.likes + (before.liked ? -1 : 1) });
    try {
      const reply = await (before.liked ? unlike : like).mutateAsync({ params: liked });
      setState({ liked: reply.liked === 1, likes: reply.likes });
    } catch {
      setState(before);
    }
  };

  const button = (
    <IconButton
      size="small"
      label={state.liked ? 'Descurtir' : 'Curtir'}
      icon={<Icon name="heart" size={18} />}
      className={state.liked ? styles.liked : undefined}
      aria-pressed={state.liked}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && void toggle()}
    />
  );
  return (
    <span className={styles.like}>
      {isDisabled ? <Tooltip text={MUST_BE_ENROLLED}>{button}</Tooltip> : button}
      {state.likes > 0 && <span className={styles.count}>{state.likes}</span>}
    </span>
  );
}

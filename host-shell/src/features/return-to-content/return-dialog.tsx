import type { ReactNode } from 'react';
import { contentPath } from '@shared-kit/contracts/content';
import type { LastTracking } from '@shared-kit/contracts/identity';
import { useNavigate } from '@shared-kit/runtime/router';
import { Button } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';

/**
 * A2h-08 to A2h-10: offers to return to the last content. Each answer removes the question from the history, so that
 * neither a reload nor going back repeats it.
 */
export function ReturnDialog({ last }: { readonly last: LastTracking }): ReactNode {
  const navigate = useNavigate();
  const stay = (): void => void navigate('/', { replace: true, state: null });
  function follow(): void {
    stay();
    void navigate(contentPath(last.idContentItem, last.idSection));
  }
  return (
    <Dialog
      isOpen
      onClose={stay}
      title={labels.title}
      description={labels.text(last.text)}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={stay}>
            {labels.deny}
          </Button>
          <Button onClick={follow}>{labels.accept}</Button>
        </>
      }
    />
  );
}

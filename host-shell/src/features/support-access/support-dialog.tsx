import { useState } from 'react';
import type { ReactNode } from 'react';
import type { UserListItem } from '@shared-kit/contracts/identity';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import { SupportReason } from './support-reason.tsx';
import { SupportSearch } from './support-search.tsx';
import { useSupportSearch } from './use-support-search.ts';

/** B2.15-01: dialog that finds a person, requires a reason, and enters the portal as them. */
export function SupportDialog({ onClose }: { onClose(): void }): ReactNode {
  const people = useSupportSearch();
  const [chosen, setChosen] = useState<UserListItem>();
  return (
    <Dialog
      isOpen
      title={chosen ? labels.reasonTitle(chosen.name) : labels.title}
      size={chosen ? 'medium' : 'large'}
      onClose={onClose}
    >
      {chosen ? (
        <SupportReason person={chosen} onBack={() => setChosen(undefined)} onEntered={onClose} />
      ) : (
        <SupportSearch people={people} onChoose={setChosen} />
      )}
    </Dialog>
  );
}

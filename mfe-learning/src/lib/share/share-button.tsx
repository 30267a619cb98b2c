import { useState } from 'react';
import { Icon, IconButton } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { ShareDialog, useRecordShare } from './share-dialog.tsx';
import { isShared } from './share.rules.ts';
import type { Shareable } from './share.rules.ts';

/** Time for which the button says that the link was copied, in milliseconds (B9-14, B9-15). */
const COPIED_MS = { card: 2000, viewer: 5000 } as const;

interface ShareButtonProps {
  readonly content: Shareable;
  readonly at: 'card' | 'viewer';
}

/** Opens the link of a content; renders nothing when the content may not be shared (B4.3-25). */
export function ShareButton(props: ShareButtonProps) {
  return isShared(props.content) ? <OpenShare {...props} /> : null;
}

function OpenShare({ content, at }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const recordShare = useRecordShare(content.idContentItem);
  const open = () => {
    setOpen(true);
    recordShare('content/share/click');
  };
  return (
    <>
      <IconButton
        size="small"
        label={at === 'card' ? `${labels.share} ${content.title}` : labels.share}
        icon={<Icon name="share" size={18} />}
        onClick={open}
      />
      <ShareDialog content={content} copiedMs={COPIED_MS[at]} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

import { Button, EmptyState, Icon, Image } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { linkAddress } from './link-address.rules.ts';
import type { ContentViewerProps } from './viewer-props.ts';
import styles from './viewer.module.css';

/** Shows types 8, 9 and 27: a link to another address (A2v-09, B2.6-08). Following it finishes the content. */
export function LinkViewer({ item, progress, texts }: ContentViewerProps) {
  const address = {
    href: linkAddress(item.contentLocation),
    target: '_blank',
    rel: 'noopener noreferrer',
    onClick: () => progress.finish(),
  } as const;
  if (texts?.leaving) {
    return (
      <EmptyState
        icon={<Icon name="external-link" size={28} />}
        title={texts.leaving.title}
        description={texts.leaving.text}
        action={
          <Button {...address} iconEnd={<Icon name="external-link" size={18} />}>
            {texts.leaving.action}
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.door}>
      <Image src={item.image} alt="" isPriority className={styles.picture} />
      <Button {...address} size="large" iconEnd={<Icon name="external-link" size={20} />}>
        {labels.enter}
      </Button>
      <p className={styles.hint}>{labels.opensApart}</p>
    </div>
  );
}

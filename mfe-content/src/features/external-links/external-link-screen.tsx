import type { MenuSection } from '@shared-kit/contracts/identity';
import { Button, EmptyState, Icon, PageHeader } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { ExitConfirmation } from './exit-confirmation.tsx';
import { outsideAddress } from './outside-address.rules.ts';
import styles from './exit-confirmation.module.css';

/** Section types 45 and 58: shows the target host before the link to it (A2s-06, A2s-41). */
export function ExternalLinkScreen({ section: { menuOption } }: { section: MenuSection }) {
  const address = outsideAddress(menuOption.url);
  if (!address) {
    return (
      <>
        <PageHeader title={menuOption.text} description={menuOption.description} />
        <EmptyState title={labels.empty} />
      </>
    );
  }
  const actions = (
    <>
      <Button
        href={address.href}
        target="_blank"
        rel="noopener noreferrer"
        iconEnd={<Icon name="external-link" size={18} />}
      >
        {labels.go}
      </Button>
      <Button to="/" variant="secondary">
        {labels.stay}
      </Button>
    </>
  );
  return (
    <ExitConfirmation icon="external-link" section={menuOption.text} title={labels.leaving} actions={actions}>
      {menuOption.description !== '' && <p>{menuOption.description}</p>}
      <p>{labels.leadsTo}</p>
      <p className={styles.address}>
        <strong>{address.host}</strong>
        {address.href.slice(address.href.indexOf(address.host) + address.host.length)}
      </p>
      <p className={styles.hint}>{labels.outside}</p>
    </ExitConfirmation>
  );
}

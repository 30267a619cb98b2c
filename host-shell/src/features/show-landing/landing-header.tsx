import type { ReactNode } from 'react';
import { useTenant } from '@shared-kit/runtime/session';
import { Button } from '@shared-kit/ui';
import type { Contact } from './contact.rules.ts';
import { labels } from './labels.ts';
import styles from './landing.module.css';

/** Header with the company's logo, 'Contato' (A2r-06) and the link to the login (A2r-07). */
export function LandingHeader({ contact }: { readonly contact: Contact | undefined }): ReactNode {
  const { name, landingLogo, logo } = useTenant();
  const picture = landingLogo || logo;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {picture === '' ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <img className={styles.logo} src={picture} alt={name} />
        )}
        <nav className={styles.ways} aria-label={name}>
          {contact && (
            <Button
              variant="ghost"
              href={contact.href}
              {...(contact.isPage ? { target: '_blank', rel: 'noopener' } : {})}
              className={styles.contact}
            >
              {labels.contact}
            </Button>
          )}
          <Button to="/login?fromLP=true">{labels.logIn}</Button>
        </nav>
      </div>
    </header>
  );
}

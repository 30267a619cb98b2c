import type { ReactNode } from 'react';
import { useTenant } from '@shared-kit/runtime/session';
import type { Contact } from './contact.rules.ts';
import styles from './landing.module.css';

/** Company name and contact. The contact is readable text for people without a mail program. */
export function LandingFooter({ contact }: { readonly contact: Contact | undefined }): ReactNode {
  const { name } = useTenant();
  return (
    <footer className={styles.footer}>
      <p>{name}</p>
      {contact && (
        <a
          className={styles.footerLink}
          href={contact.href}
          {...(contact.isPage ? { target: '_blank', rel: 'noopener' } : {})}
        >
          {contact.text}
        </a>
      )}
    </footer>
  );
}

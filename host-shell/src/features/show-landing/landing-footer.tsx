import type { ReactNode } from 'react';
import { useTenant } from '@shared-kit/runtime/session';
import { CheckCertificateLink } from '../../lib/check-certificate-link/check-certificate-link.tsx';
import type { Contact } from './contact.rules.ts';
import styles from './landing.module.css';

/** Company name, check of certificates and contact. The contact is readable text for people without a mail program. */
export function LandingFooter({ contact }: { readonly contact: Contact | undefined }): ReactNode {
  const { name } = useTenant();
  return (
    <footer className={styles.footer}>
      <p>{name}</p>
      <CheckCertificateLink className={styles.footerLink} />
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

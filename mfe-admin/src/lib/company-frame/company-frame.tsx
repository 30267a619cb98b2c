import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { adminAccessPath, adminCompanyPath, adminCompanySectionPath } from '@shared-kit/contracts/admin';
import type { AdminRight } from '@shared-kit/contracts/admin';
import { NavLink } from '@shared-kit/runtime/router';
import { AdminFrame } from '../admin-frame/admin-frame.tsx';
import { useOwnAccess } from '../own-access.queries.ts';
import { labels } from './labels.ts';
import styles from './company-frame.module.css';

const sections = [
  { to: adminCompanyPath, label: labels.brand },
  { to: adminCompanySectionPath('modulos'), label: labels.modules },
  { to: adminCompanySectionPath('textos'), label: labels.texts },
  { to: adminCompanySectionPath('termos'), label: labels.terms },
  { to: adminCompanySectionPath('emails'), label: labels.mails },
  { to: adminCompanySectionPath('login-unico'), label: labels.sso },
  { to: adminCompanySectionPath('dominios'), label: labels.domains },
  { to: adminCompanySectionPath('plano'), label: labels.plan },
] as const;

interface CompanyFrameProps {
  title: string;
  /** Right that the page needs. */
  right?: AdminRight;
  description: ReactNode;
  children: ReactNode;
}

/** Frame of the company's pages: the sections, and the section that is open. Each has an address of its own. */
export function CompanyFrame({ title, right = 'company.edit', description, children }: CompanyFrameProps) {
  return (
    <AdminFrame title={title} description={description} right={right}>
      <Sections />
      {children}
    </AdminFrame>
  );
}

/** Strip of the sections. On narrow screens it scrolls, and the open section starts in sight. */
function Sections() {
  const strip = useRef<HTMLElement>(null);
  const rights = useOwnAccess().data?.rights ?? [];
  useLayoutEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (strip.current && current)
      strip.current.scrollLeft = current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2;
  }, []);
  const shown = [
    ...sections,
    ...(rights.includes('company.export')
      ? [{ to: adminCompanySectionPath('exportar'), label: labels.companyExport }]
      : []),
    ...(rights.includes('roles.read') ? [{ to: adminAccessPath, label: labels.roles }] : []),
  ];
  return (
    <nav ref={strip} className={styles.strip} aria-label={labels.sections}>
      {shown.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={styles.section}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { AdminRight } from '@shared-kit/contracts/admin';
import { NavLink } from '@shared-kit/runtime/router';
import { AdminFrame } from '../admin-frame/admin-frame.tsx';
import { useOwnAccess } from '../own-access.queries.ts';
import { companySections } from './company-sections.rules.ts';
import { labels } from './labels.ts';
import styles from './company-frame.module.css';

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
  return (
    <nav ref={strip} className={styles.strip} aria-label={labels.sections}>
      {companySections(rights).map(({ to, label }) => (
        <NavLink key={to} to={to} end className={styles.section}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

import { adminAccessPath, adminCompanyPath, adminCompanySectionPath } from '@shared-kit/contracts/admin';
import type { AdminRight } from '@shared-kit/contracts/admin';
import { labels } from './labels.ts';

interface CompanySectionPlace {
  readonly to: string;
  readonly label: string;
  /** Words for what the section holds, by which Ctrl+K finds it. */
  readonly holds: string;
  readonly right: AdminRight;
}

const sections: readonly CompanySectionPlace[] = [
  { to: adminCompanyPath, label: labels.brand, holds: labels.holds.brand, right: 'company.edit' },
  { to: adminCompanySectionPath('modulos'), label: labels.modules, holds: '', right: 'company.edit' },
  { to: adminCompanySectionPath('textos'), label: labels.texts, holds: labels.holds.texts, right: 'company.edit' },
  { to: adminCompanySectionPath('termos'), label: labels.terms, holds: labels.holds.terms, right: 'company.edit' },
  { to: adminCompanySectionPath('emails'), label: labels.mails, holds: labels.holds.mails, right: 'company.edit' },
  { to: adminCompanySectionPath('login-unico'), label: labels.sso, holds: labels.holds.sso, right: 'company.edit' },
  {
    to: adminCompanySectionPath('dominios'),
    label: labels.domains,
    holds: labels.holds.domains,
    right: 'company.edit',
  },
  { to: adminCompanySectionPath('plano'), label: labels.plan, holds: labels.holds.plan, right: 'company.edit' },
  { to: adminCompanySectionPath('exportar'), label: labels.companyExport, holds: '', right: 'company.export' },
  { to: adminAccessPath, label: labels.roles, holds: labels.holds.roles, right: 'roles.read' },
];

/** Returns the sections of the company's page that the rights open. */
export function companySections(rights: readonly AdminRight[]): readonly CompanySectionPlace[] {
  return sections.filter(({ right }) => rights.includes(right));
}

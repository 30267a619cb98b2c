import { adminEntry, portalAdminEntry } from '../features/open-admin/admin-entry.ts';
import { accountEntries } from './account-entries.ts';
import { contactEntry } from './contact-entry.ts';
import { labels } from './labels.ts';
import type { OwnEntry } from './own-entry.ts';
import { welcomeEntries } from './welcome-entries.ts';

/**
 * All entries of the shell. Together with the manifests they follow the order of B2.3: Home 0, Minha jornada 30,
 * Solicitações de matrícula 35, Meu histórico 40, Meus certificados 50, Avaliações de impacto 52, Campanhas e
 * Gamificação 54, Cursos externos 56, Agenda 58, Lojinha 60, Meu perfil 70, Tutorial 80, Fale conosco 90, Administração
 * 100, Acesso Suporte 110, Sair do acesso suporte 120.
 */
export const ownEntries: readonly OwnEntry[] = [
  { id: 'home', label: labels.home, icon: 'home', areas: ['main', 'bottom'], order: 0, to: '/' },
  adminEntry,
  portalAdminEntry,
  ...accountEntries,
  ...welcomeEntries,
  contactEntry,
];

import type { Session } from '@shared-kit/runtime/session';
import type { IconName } from '@shared-kit/ui';
import { adminEntry } from '../features/open-admin/admin-entry.ts';
import { accountEntries } from './account-entries.ts';
import { contactEntry } from './contact-entry.ts';
import { labels } from './labels.ts';
import type { MenuArea } from './menu.rules.ts';
import { welcomeEntries } from './welcome-entries.ts';

/** Menu entry of the shell. It links to a page of the shell or runs an action. */
export type OwnEntry = {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly areas: readonly MenuArea[];
  /** Position among the entries of the manifests. */
  readonly order: number;
  /**
   * Returns whether the entry is visible; without this function, it always is. `session.facts` holds the flags that
   * modules publish.
   */
  shows?(session: Session): boolean;
  /** Returns whether the entry is visible but disabled. */
  isDisabled?(session: Session): boolean;
} & ({ readonly to: string } | { run(): void });

/**
 * All entries of the shell. Together with the manifests they follow the order of B2.3: Home 0, Minha jornada 30,
 * Solicitações de matrícula 35, Meu histórico 40, Meus certificados 50, Avaliações de impacto 52, Campanhas e
 * Gamificação 54, Cursos externos 56, Agenda 58, Lojinha 60, Meu perfil 70, Tutorial 80, Fale conosco 90, Administração
 * 100, Acesso Suporte 110, Sair do acesso suporte 120.
 */
export const ownEntries: readonly OwnEntry[] = [
  { id: 'home', label: labels.home, icon: 'home', areas: ['main', 'bottom'], order: 0, to: '/' },
  adminEntry,
  ...accountEntries,
  ...welcomeEntries,
  contactEntry,
];

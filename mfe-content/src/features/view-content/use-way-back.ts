import { sectionPath } from 'shared-kit/contracts/content';
import { useActiveSession } from 'shared-kit/session';
import { labels } from './labels.ts';

/** Where the viewer leads back to: its section, or the home. */
export function useWayBack(idSection: number | null): { to: string; text: string } {
  const { menu } = useActiveSession();
  const section = menu.find((one) => one.idSection === idSection);
  return section ? { to: sectionPath(section), text: section.menuOption.text } : { to: '/', text: labels.toHome };
}

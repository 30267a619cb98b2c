import type { Crumb } from '@shared-kit/runtime/router';
import { Button, Icon } from '@shared-kit/ui';
import { useActiveSession } from '@shared-kit/runtime/session';
import styles from './way-back.module.css';
import { labels } from './labels.ts';

/** Back link for a section whose design hides the top bar: leads to the parent section, or to the home (A2s-44). */
export function WayBack({ idSection, trail }: { idSection: number; trail: readonly Crumb[] }) {
  const { general } = useActiveSession().design.sections[idSection] ?? {};
  const above = trail.at(-1);
  if (general?.showTopBar ?? true) return null;
  return (
    <nav className={styles.back} aria-label={labels.wayBack}>
      <Button variant="secondary" size="small" to={above?.to ?? '/'} icon={<Icon name="arrow-left" size={18} />}>
        {above?.title ?? labels.home}
      </Button>
    </nav>
  );
}

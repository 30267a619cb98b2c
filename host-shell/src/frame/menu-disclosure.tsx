import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { readStored, writeStored } from 'shared-kit/session';
import { Icon } from 'shared-kit/ui';
import styles from './menu-disclosure.module.css';

interface MenuDisclosureProps {
  /** The choice to have it open is kept under this name. */
  readonly name: string;
  readonly label: string;
  /** Until the person has chosen. */
  readonly isOpenAtFirst: boolean;
  /** Rendered while it is open: what it holds is asked for then and not before. */
  readonly children: ReactNode;
}

/** A list of a menu that opens and closes, and stays as it was left. */
export function MenuDisclosure({ name, label, isOpenAtFirst, children }: MenuDisclosureProps): ReactNode {
  const id = useId();
  const key = `menu-open-${name}`;
  const [isOpen, setOpen] = useState(() => readStored(key, z.boolean()) ?? isOpenAtFirst);
  function toggle(): void {
    writeStored(key, !isOpen);
    setOpen(!isOpen);
  }
  return (
    <section className={styles.disclosure}>
      <h2 className={styles.heading}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {label}
          <Icon name="chevron-down" size={18} className={styles.chevron} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}

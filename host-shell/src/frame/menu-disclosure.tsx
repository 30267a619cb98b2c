import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { readStored, writeStored } from '@shared-kit/runtime/session';
import { Icon } from '@shared-kit/ui';
import styles from './menu-disclosure.module.css';

interface MenuDisclosureProps {
  /** Name under which the open state is saved. */
  readonly name: string;
  readonly label: string;
  /** Initial state until the person changes it. */
  readonly isOpenAtFirst: boolean;
  /** Content, rendered while the list is open, so that its data loads only then. */
  readonly children: ReactNode;
}

/** Menu list that opens and closes, and saves its state. */
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

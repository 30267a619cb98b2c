import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { chooseScheme, chosenScheme, schemeChoices } from '../lib/color-scheme.ts';
import type { SchemeChoice } from '../lib/color-scheme.ts';
import { labels } from './labels.ts';
import styles from './profile.module.css';

const icons: Record<SchemeChoice, IconName> = { light: 'sun', dark: 'moon', system: 'system' };

/** Choice between light, dark and the device's color scheme. */
export function ThemeChoice(): ReactNode {
  const [choice, setChoice] = useState(chosenScheme);
  function choose(next: SchemeChoice): void {
    chooseScheme(next);
    setChoice(next);
  }
  return (
    <fieldset className={styles.theme}>
      <legend className={styles.legend}>{labels.theme}</legend>
      <div className={styles.segments}>
        {schemeChoices.map((each) => (
          <label key={each} className={styles.segment}>
            <input
              type="radio"
              name="color-scheme"
              className={styles.radio}
              checked={choice === each}
              onChange={() => choose(each)}
            />
            <Icon name={icons[each]} size={18} />
            {labels.themes[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

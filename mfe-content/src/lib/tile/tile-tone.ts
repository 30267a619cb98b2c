import styles from './tile-tone.module.css';

const tones = [styles.tone0, styles.tone1, styles.tone2, styles.tone3, styles.tone4];

/** Returns the class of a tile without a colour of its own: tiles rotate through the company's colours by index. */
export function tileTone(index: number): string | undefined {
  return tones[index % tones.length];
}

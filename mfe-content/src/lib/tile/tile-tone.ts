import styles from './tile-tone.module.css';

const tones = [styles.tone0, styles.tone1, styles.tone2, styles.tone3, styles.tone4];

/** The class of a tile without a colour of its own: by its place in the list, tiles take turns with the company's colours. */
export function tileTone(index: number): string | undefined {
  return tones[index % tones.length];
}

import { useId } from 'react';
import styles from './company-brand.module.css';

interface PercentSliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** Slider from 0 to 100 percent. */
export function PercentSlider({ label, value, onChange }: PercentSliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={1}
        value={Math.round(value)}
        aria-valuetext={`${Math.round(value)}%`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}

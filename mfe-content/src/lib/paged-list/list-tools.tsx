import { useEffect, useEffectEvent, useState } from 'react';
import { Button, SearchInput } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { queryWords, toggled } from './narrowing.rules.ts';
import type { Narrowing } from './narrowing.rules.ts';
import styles from './paged-list.module.css';

/** Pause after the last key before the search starts, in milliseconds. */
const TYPING_MS = 300;

interface Option {
  readonly value: string | number;
  readonly label: string;
  readonly total: number;
}

interface ListToolsProps {
  readonly section: string;
  readonly narrowing: Narrowing;
  readonly onNarrow: (narrowing: Narrowing) => void;
  /** Undefined while loading. */
  readonly tags: readonly { readonly tag: string; readonly total: number }[] | undefined;
}

/** Renders the search box of a section and its tags. */
export function ListTools({ section, narrowing, onNarrow, tags }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      <WordsBox section={section} words={narrowing.words} onWords={(words) => onNarrow({ ...narrowing, words })} />
      {tags?.length !== 0 && (
        <Chips
          label={labels.tags}
          options={(tags ?? []).map(({ tag, total }) => ({ value: tag, label: tag, total }))}
          chosen={narrowing.tags}
          onToggle={(value) => onNarrow({ ...narrowing, tags: toggled(narrowing.tags, String(value)) })}
        />
      )}
    </div>
  );
}

function WordsBox({ section, words, onWords }: { section: string; words: string; onWords: (words: string) => void }) {
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  const [submitted, setSubmitted] = useState(words);
  // A search text that the address sets (the filters were cleared) replaces the typed text.
  if (words !== known) {
    setKnown(words);
    if (words !== submitted) setTyped(words);
  }
  const submit = useEffectEvent(() => {
    setSubmitted(typed);
    onWords(typed);
  });
  useEffect(() => {
    if (typed === words) return;
    const timer = setTimeout(submit, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, words]);
  const isTooShort = typed.trim() !== '' && queryWords(typed) === '';
  return (
    <>
      <SearchInput
        className={styles.search ?? ''}
        label={labels.search(section)}
        value={typed}
        maxLength={80}
        onValueChange={setTyped}
        describedBy={isTooShort ? 'list-words-hint' : undefined}
      />
      {isTooShort && (
        <p className={styles.hint} id="list-words-hint">
          {labels.tooShort}
        </p>
      )}
    </>
  );
}

interface ChipsProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: readonly (string | number)[];
  readonly onToggle: (value: string | number) => void;
}

/** Renders filter options as toggle buttons. */
export function Chips({ label, options, chosen, onToggle }: ChipsProps) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {options.map(({ value, label: text, total }) => {
        const isChosen = chosen.includes(value);
        return (
          <Button
            key={value}
            size="small"
            variant={isChosen ? 'primary' : 'secondary'}
            aria-pressed={isChosen}
            className={styles.chip ?? ''}
            onClick={() => onToggle(value)}
          >
            {text} <span className={styles.number}>{total.toLocaleString('pt-BR')}</span>
          </Button>
        );
      })}
    </div>
  );
}

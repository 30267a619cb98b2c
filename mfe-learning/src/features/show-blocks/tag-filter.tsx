import { Button } from '@shared-kit/ui';
import styles from './catalog-block.module.css';
import { labels } from './labels.ts';

interface TagFilterProps {
  readonly tags: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Renders the tags that filter a catalog; a training must have all selected tags. */
export function TagFilter({ tags, chosen, onChange }: TagFilterProps) {
  if (tags.length === 0) return null;
  const toggle = (tag: string) =>
    onChange(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]);
  return (
    <div role="group" aria-label={labels.tags} className={styles.tags}>
      {tags.map((tag) => (
        <Button
          key={tag}
          size="small"
          variant={chosen.includes(tag) ? 'primary' : 'secondary'}
          aria-pressed={chosen.includes(tag)}
          onClick={() => toggle(tag)}
        >
          {tag}
        </Button>
      ))}
    </div>
  );
}

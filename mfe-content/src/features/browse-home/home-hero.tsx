import { useState } from 'react';
import { Button, Duration, Icon, Image, Progress } from '@shared-kit/ui';
import { contentKind } from '@shared-kit/media/content-labels';
import { useItemPath } from '../../lib/use-item-path.ts';
import styles from './home-hero.module.css';
import { leadVerb } from './home-lead.rules.ts';
import type { Lead } from './home-lead.rules.ts';
import { labels } from './labels.ts';

/** First screen of a fullscreen home: one item fills the window, and the other leads are listed at its foot. */
export function HomeHero({ leads }: { leads: readonly Lead[] }) {
  const [chosen, choose] = useState(0);
  const lead = leads[chosen] ?? leads[0];
  if (!lead) return null;
  return (
    <section className={styles.hero} aria-label={labels.highlights}>
      <Image
        key={lead.item.idContentItem}
        src={lead.item.image}
        alt=""
        isPriority
        hasLoader
        className={styles.picture}
      />
      <div className={styles.shade}>
        <LeadWords lead={lead} />
        {leads.length > 1 && (
          <ul role="list" className={styles.others}>
            {leads.map(({ item }, index) => (
              <li key={item.idContentItem}>
                <button
                  type="button"
                  className={styles.other}
                  aria-label={item.text}
                  aria-pressed={index === chosen}
                  onClick={() => choose(index)}
                >
                  <Image src={item.image} alt="" isPriority className={styles.small} />
                  <span className={styles.otherTitle} aria-hidden="true">
                    {item.text}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function LeadWords({ lead }: { lead: Lead }) {
  const pathOf = useItemPath();
  const { item, section, isBegun } = lead;
  const { label, icon } = contentKind(item.idContentType);
  const names = [label, section?.menuOption.text].filter(Boolean);
  return (
    <div className={styles.words} aria-live="polite">
      <p className={styles.eyebrow}>
        <Icon name={icon} size={18} />
        {names.join(' · ')}
        {item.duration > 0 && (
          <>
            {' · '}
            <Duration seconds={item.duration} />
          </>
        )}
      </p>
      <h2 className={styles.title}>{item.text}</h2>
      {item.description !== '' && <p className={styles.description}>{item.description}</p>}
      {isBegun && (
        <div className={styles.progress}>
          <Progress percent={item.progress} size="thin" label={`Progresso de ${item.text}`} />
        </div>
      )}
      <div className={styles.action}>
        <Button
          size="large"
          to={pathOf(item, section?.idSection ?? item.idSection)}
          icon={<Icon name="play" size={20} isFilled />}
        >
          {leadVerb(lead)}
        </Button>
      </div>
    </div>
  );
}

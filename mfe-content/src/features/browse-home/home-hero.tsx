import { useState } from 'react';
import { levelPath } from '@shared-kit/contracts/learning';
import type { TrainingInProgress } from '@shared-kit/contracts/content';
import { Button, Duration, Icon, Image, Progress } from '@shared-kit/ui';
import { contentKind } from '@shared-kit/media/content-labels';
import { useItemPath } from '../../lib/use-item-path.ts';
import styles from './home-hero.module.css';
import { leadCover, leadKey, leadVerb } from './home-lead.rules.ts';
import type { Lead } from './home-lead.rules.ts';
import { labels } from './labels.ts';

/** First screen of a fullscreen home: one item fills the window, and the other leads are listed at its foot. */
export function HomeHero({ leads }: { leads: readonly Lead[] }) {
  const [chosen, choose] = useState(0);
  const lead = leads[chosen] ?? leads[0];
  if (!lead) return null;
  return (
    <section className={styles.hero} aria-label={labels.highlights}>
      <Image key={leadKey(lead)} src={leadCover(lead).image} alt="" isPriority hasLoader className={styles.picture} />
      <div className={styles.shade}>
        {lead.kind === 'training' ? <TrainingWords training={lead.training} /> : <ContentWords lead={lead} />}
        {leads.length > 1 && (
          <ul role="list" className={styles.others}>
            {leads.map((other, index) => (
              <li key={leadKey(other)}>
                <OtherLead {...leadCover(other)} isChosen={index === chosen} onChoose={() => choose(index)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface OtherLeadProps {
  readonly title: string;
  readonly image: string;
  readonly isChosen: boolean;
  onChoose(): void;
}

function OtherLead({ title, image, isChosen, onChoose }: OtherLeadProps) {
  return (
    <button type="button" className={styles.other} aria-label={title} aria-pressed={isChosen} onClick={onChoose}>
      <Image src={image} alt="" isPriority className={styles.small} />
      <span className={styles.otherTitle} aria-hidden="true">
        {title}
      </span>
    </button>
  );
}

function TrainingWords({ training }: { training: TrainingInProgress }) {
  const { idEnrollment, title, progress } = training;
  return (
    <div className={styles.words} aria-live="polite">
      <p className={styles.eyebrow}>
        <Icon name="training" size={18} />
        {labels.training}
      </p>
      <h2 className={styles.title}>{title}</h2>
      <StartedProgress title={title} percent={progress} />
      <LeadAction to={levelPath(idEnrollment)} label={labels.carryOn} />
    </div>
  );
}

function ContentWords({ lead }: { lead: Extract<Lead, { kind: 'content' }> }) {
  const pathOf = useItemPath();
  const { item, section, isStarted } = lead;
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
      {isStarted && <StartedProgress title={item.text} percent={item.progress} />}
      <LeadAction to={pathOf(item, section?.idSection ?? item.idSection)} label={leadVerb(lead)} />
    </div>
  );
}

function StartedProgress({ title, percent }: { title: string; percent: number }) {
  return (
    <div className={styles.progress}>
      <Progress percent={percent} size="thin" label={`Progresso de ${title}`} />
    </div>
  );
}

function LeadAction({ to, label }: { to: string; label: string }) {
  return (
    <div className={styles.action}>
      <Button size="large" to={to} icon={<Icon name="play" size={20} isFilled />}>
        {label}
      </Button>
    </div>
  );
}

import { adminScormHostsPath } from '@shared-kit/contracts/admin';
import type { ScormContentDetails } from '@shared-kit/contracts/admin';
import { Link } from '@shared-kit/runtime/router';
import { Alert } from '@shared-kit/ui';
import { AttemptPolicy } from './attempt-policy.tsx';
import { labels } from './labels.ts';
import { LessonWindow } from './lesson-window.tsx';
import { PackageReport } from './package-report.tsx';
import { PackageVersions } from './package-versions.tsx';
import styles from './scorm-package.module.css';

/** Shows the package of a content, with its problems, its attempt policy and its versions. */
export function ScormPackage({ content, canEdit }: { content: ScormContentDetails; canEdit: boolean }) {
  const { policy, window: shown, standard, lessons, isSequenced, trainings } = content;
  const facts = [
    { name: labels.facts.standard, text: standard === '' ? '—' : `SCORM ${standard}` },
    { name: labels.facts.lessons, text: String(lessons) },
    { name: labels.facts.order, text: isSequenced ? labels.facts.sequenced : labels.facts.free },
    {
      name: labels.facts.trainings,
      text: trainings.length === 0 ? labels.facts.noTraining : trainings.join(', '),
    },
  ];
  return (
    <div className={styles.package}>
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Problems content={content} />
      <PackageReport idContentItem={content.idContentItem} />
      <AttemptPolicy key={`${policy.max}:${policy.counts}:${policy.begins}`} content={content} canEdit={canEdit} />
      <LessonWindow key={`${shown.width}:${shown.height}:${shown.opensIn}`} content={content} canEdit={canEdit} />
      <PackageVersions content={content} canEdit={canEdit} />
    </div>
  );
}

function Problems({ content: { state, reason, blocked } }: { content: ScormContentDetails }) {
  const hosts = [...new Set(blocked.map(({ host }) => host))];
  return (
    <section>
      <h2>{labels.problems}</h2>
      {state === 'broken' && (
        <Alert tone="danger" title={labels.broken}>
          {reason}
        </Alert>
      )}
      {state === 'ready' && reason !== '' && (
        <Alert tone="warning" title={labels.ignoredRules}>
          {reason}
        </Alert>
      )}
      {state === 'waiting' && <Alert tone="info" title={labels.waiting} />}
      {state === 'held' && <Alert tone="warning" title={labels.held} />}
      {hosts.length > 0 && (
        <Alert tone="warning" title={labels.blockedTitle(hosts.length)}>
          {hosts.join(', ')} · <Link to={adminScormHostsPath}>{labels.toHosts}</Link>
        </Alert>
      )}
      {state === 'ready' && reason === '' && hosts.length === 0 && <p className={styles.quiet}>{labels.noProblem}</p>}
    </section>
  );
}

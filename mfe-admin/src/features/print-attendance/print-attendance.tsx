import type { AttendanceList } from '@shared-kit/contracts/admin';
import { Alert, Button, Cluster, EmptyState, Icon } from '@shared-kit/ui';
import { meetingTimes } from '../../lib/meeting-times.rules.ts';
import { labels } from './labels.ts';
import styles from './print-attendance.module.css';

/** Attendance list of a meeting on paper: who is in the class, with room for signatures. */
export function PrintAttendance({ list }: { list: AttendanceList }) {
  const { company, training, className, meeting, people, isPartial } = list;
  if (people.length === 0)
    return <EmptyState icon={<Icon name="users" size={28} />} title={labels.none} description={labels.noneHint} />;
  const { facts, columns } = labels;
  const shown = [
    [facts.company, company],
    [facts.training, training],
    [facts.class, className],
    [facts.when, meetingTimes(meeting)],
    [facts.place, meeting.address],
    [facts.speaker, meeting.speaker],
  ].filter(([, text]) => text !== '');
  return (
    <>
      <div className={styles.screenOnly}>
        {isPartial && <Alert title={labels.partial} />}
        <Cluster justify="end">
          <Button icon={<Icon name="print" />} onClick={() => window.print()}>
            {labels.print}
          </Button>
        </Cluster>
      </div>
      <article className={styles.paper}>
        <h2 className={styles.title}>{labels.title}</h2>
        <dl className={styles.facts}>
          {shown.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{columns.number}</th>
              <th scope="col">{columns.name}</th>
              <th scope="col" className={styles.department}>
                {columns.department}
              </th>
              <th scope="col" className={styles.signature}>
                {columns.signature}
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ idPerson, name, department }, index) => (
              <tr key={idPerson}>
                <td>{index + 1}</td>
                <td>{name}</td>
                <td className={styles.department}>{department}</td>
                <td>{'\u00a0'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.signed}>
          <span className={styles.line}>{labels.instructor}</span>
          <span className={styles.line}>{labels.date}</span>
        </p>
      </article>
    </>
  );
}

import type { Team } from '@shared-kit/contracts/learning';
import { formatDate, formatDateTime } from '@shared-kit/contracts/calendar';
import type { TableColumn } from '@shared-kit/ui';
import type { EnrolButtonProps } from './enrol-button.tsx';
import { EnrolButton } from './enrol-button.tsx';
import { labels } from './labels.ts';
import styles from './enrol-in-training.module.css';

const { columns: names } = labels;

/** Sort value of an unlimited number: after all numbers. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** Returns the columns of the class table; the meeting columns exist only when a class has meetings (B2.7-07). */
export function classColumns(teams: readonly Team[], action: Omit<EnrolButtonProps, 'team'>): TableColumn<Team>[] {
  const hasMeetings = teams.some((team) => team.meetings.length > 0);
  return [
    {
      key: 'name',
      header: names.name,
      cell: (team) => <ClassName team={team} />,
      sortValue: (team) => team.name,
      isTitle: true,
    },
    {
      key: 'period',
      header: names.period,
      cell: ({ duration }) => (duration === null ? labels.none : labels.days(duration)),
      sortValue: ({ duration }) => duration ?? UNLIMITED,
    },
    {
      key: 'start',
      header: names.start,
      cell: ({ initialDate }) => dateOrNone(initialDate),
      sortValue: ({ initialDate }) => initialDate ?? '',
    },
    {
      key: 'end',
      header: names.end,
      cell: ({ finalDate }) => dateOrNone(finalDate),
      sortValue: ({ finalDate }) => finalDate ?? '',
    },
    {
      key: 'capacity',
      header: names.capacity,
      cell: ({ capacity }) => capacity ?? labels.unlimited,
      sortValue: ({ capacity }) => capacity ?? UNLIMITED,
    },
    {
      key: 'vacancies',
      header: names.vacancies,
      cell: ({ totalVacanciesAvailable }) => totalVacanciesAvailable ?? labels.unlimitedVacancies,
      sortValue: ({ totalVacanciesAvailable }) => totalVacanciesAvailable ?? UNLIMITED,
    },
    ...(hasMeetings ? meetingColumns : []),
    { key: 'action', header: names.action, cell: (team) => <EnrolButton team={team} {...action} /> },
  ];
}

const meetingColumns: TableColumn<Team>[] = [
  {
    key: 'meetingType',
    header: names.meetingType,
    cell: (team) => meetingTypes(team) || labels.none,
    sortValue: meetingTypes,
  },
  {
    key: 'meetings',
    header: names.meetings,
    cell: ({ meetings }) =>
      meetings.length === 0 ? (
        labels.none
      ) : (
        <Lines lines={meetings.map((meeting) => formatDateTime(meeting.startDate))} />
      ),
    sortValue: ({ meetings }) => meetings[0]?.startDate ?? '',
  },
  {
    key: 'address',
    header: names.address,
    cell: ({ meetings }) =>
      meetings.length === 0 ? labels.none : <Lines lines={[...new Set(meetings.map((meeting) => meeting.address))]} />,
    sortValue: ({ meetings }) => meetings[0]?.address ?? '',
  },
];

function meetingTypes({ meetings }: Team): string {
  return [...new Set(meetings.map((meeting) => labels.meetingTypes[meeting.meetingType]))].join(', ');
}

function dateOrNone(moment: string | null): string {
  return moment === null ? labels.none : formatDate(moment);
}

function ClassName({ team }: { team: Team }) {
  return (
    <span className={styles.lines}>
      <span className={styles.className}>{team.name}</span>
      {team.description !== '' && <span className={styles.classText}>{team.description}</span>}
      {[placeOf(team), instructorsOf(team)].filter(Boolean).map((line) => (
        <span key={line} className={styles.classText}>
          {line}
        </span>
      ))}
    </span>
  );
}

/** Returns the modality and the place in one line; empty for a class without both. */
function placeOf({ modality = 'NONE', place = '' }: Team): string {
  const words = modality === 'NONE' ? '' : labels.meetingTypes[modality];
  return [words, place].filter((part) => part !== '').join(' · ');
}

function instructorsOf({ instructors = [] }: Team): string {
  return instructors.length === 0 ? '' : labels.instructors(instructors.join(', '));
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <span className={styles.lines}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

import { xlsx } from '../../../platform/spreadsheets/xlsx.adapter.ts';

interface Activity {
  readonly title: string;
  readonly event: string;
  readonly earned_at: Date;
  readonly points: number;
}

/** Returns the spreadsheet of 'Minhas atividades' (A2p-17). */
export function activitiesSpreadsheet(activities: readonly Activity[]): Promise<Buffer> {
  return xlsx({
    name: 'Minhas atividades',
    columns: [
      { title: 'Atividade', width: 48 },
      { title: 'Como ganhou', width: 36 },
      { title: 'Data', width: 18 },
      { title: 'Pontos', width: 10 },
    ],
    rows: activities.map(({ title, event, earned_at, points }) => [title, event, earned_at, points]),
  });
}

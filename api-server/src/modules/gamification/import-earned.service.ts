import * as z from 'zod/mini';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { importDateSchema, parseImportDate } from '../../platform/importing/import-date.rules.ts';
import type { CheckContext, ImportedDocument, WriteContext } from '../../platform/importing/importer.port.ts';
import { pointsEvents } from './gamification.rules.ts';

const AT_ONCE = 5_000;

/** Points earned before or outside the portal. An import adds new ones and removes none. */
export const earnedSchema = z.strictObject({
  event: z.enum(pointsEvents),
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Keys of people with the date on which each earned the points. */
  people: z.record(z.string(), importDateSchema),
});

export type EarnedFile = z.output<typeof earnedSchema>;

interface PointsFile {
  readonly points: readonly { readonly event: string; readonly points: number }[];
  readonly earned: readonly EarnedFile[];
}

export function checkEarned(document: ImportedDocument<PointsFile>, context: CheckContext): void {
  const earning = new Set(document.data.points.filter(({ points }) => points > 0).map(({ event }) => event));
  document.data.earned.forEach(({ event, people }, index) => {
    if (!earning.has(event))
      context.fault(document, ['earned', index, 'event'], `'${event}' não dá pontos neste arquivo.`);
    for (const [person, at] of Object.entries(people)) {
      const field = ['earned', index, 'people', person];
      context.expectRef(document, field, 'user', person);
      const earnedAt = parseImportDate(at, context.now);
      if (earnedAt && earnedAt > context.now)
        context.fault(document, field, `'${at}' está no futuro: só conta o que já foi conquistado.`);
    }
  });
}

export async function importEarned(db: TenantDb, { points, earned }: PointsFile, context: WriteContext): Promise<void> {
  const worth = new Map(points.map((rule) => [rule.event, rule.points]));
  const rows = earned.flatMap(({ event, title, people }) =>
    Object.entries(people).map(([person, at]) => ({
      id_user: context.ref('user', person),
      id_event: context.ref('gamification', event),
      points: worth.get(event) ?? 0,
      title,
      once: `imported:${event}:${title}`,
      earned_at: context.date(at),
    })),
  );
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await db
      .insertInto('points_entries')
      .values(rows.slice(start, start + AT_ONCE))
      .onConflict((conflict) => conflict.columns(['id_user', 'once']).doNothing())
      .execute();
  }
}

import * as z from 'zod/mini';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { importDateSchema, parseImportDate } from '../../platform/importing/import-date.rules.ts';
import type { CheckContext, ImportedDocument, WriteContext } from '../../platform/importing/importer.port.ts';
import { campaignImport } from './campaign-import.repository.ts';
import { pointsEvents } from './gamification.rules.ts';

export const campaignSchema = z.strictObject({
  key: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,79}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  description: z._default(z.string().check(z.maxLength(2000)), ''),
  start: importDateSchema,
  end: importDateSchema,
  active: z._default(z.boolean(), true),
  /** False imports the campaign without notifying its participants. */
  notifies: z._default(z.boolean(), true),
  /** Events that count in the campaign; when omitted, all events of the tenant. */
  events: z.optional(z.array(z.enum(pointsEvents))),
  /** Node codes of the trainings on its path, in order. */
  path: z._default(z.array(z.string()), []),
  /** Keys of people. A person who is removed from the list leaves the campaign. */
  participants: z.array(z.string()),
});

export type CampaignFile = z.output<typeof campaignSchema>;

interface PointsFile {
  readonly points: readonly { readonly event: string; readonly points: number }[];
  readonly campaigns: readonly CampaignFile[];
}

export function checkCampaigns(document: ImportedDocument<PointsFile>, context: CheckContext): void {
  const earning = new Set(document.data.points.filter(({ points }) => points > 0).map(({ event }) => event));
  document.data.campaigns.forEach((campaign, index) => {
    const at = ['campaigns', index];
    context.declareRef(document, [...at, 'key'], 'campaign', campaign.key);
    const [start, end] = [parseImportDate(campaign.start, context.now), parseImportDate(campaign.end, context.now)];
    if (start && end && end <= start) context.fault(document, [...at, 'end'], 'A campanha termina antes de começar.');
    const seen = new Set<string>();
    campaign.participants.forEach((person, which) => {
      const field = [...at, 'participants', which];
      context.expectRef(document, field, 'user', person);
      if (seen.has(person)) context.fault(document, field, `A pessoa '${person}' está duas vezes na campanha.`);
      seen.add(person);
    });
    const twice = (values: readonly string[], which: number): boolean => values.indexOf(values[which] ?? '') < which;
    const events = campaign.events ?? [];
    events.forEach((event, which) => {
      const field = [...at, 'events', which];
      if (!earning.has(event)) context.fault(document, field, `'${event}' não dá pontos neste arquivo.`);
      if (twice(events, which)) context.fault(document, field, `'${event}' está duas vezes na campanha.`);
    });
    campaign.path.forEach((code, which) => {
      const field = [...at, 'path', which];
      context.expectRef(document, field, 'learning-node', code);
      if (twice(campaign.path, which))
        context.fault(document, field, `O treinamento '${code}' está duas vezes na trilha.`);
    });
  });
}

export async function importCampaigns(
  db: TenantDb,
  { points, campaigns }: PointsFile,
  context: WriteContext,
): Promise<void> {
  for (const { start, end, participants, events, path, notifies, ...campaign } of campaigns) {
    const writer = campaignImport(db);
    const idCampaign = await writer.save({ ...campaign, startDate: context.date(start), endDate: context.date(end) });
    await context.register('campaign', campaign.key, idCampaign);
    const counted = events ?? points.filter((rule) => rule.points > 0).map(({ event }) => event);
    await writer.setEvents(
      idCampaign,
      counted.map((event) => context.ref('gamification', event)),
    );
    await writer.setPath(idCampaign, path);
    await writer.setParticipants(
      idCampaign,
      participants.map((person) => context.ref('user', person)),
      { notified: !notifies },
    );
  }
}

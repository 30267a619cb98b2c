import * as z from 'zod/mini';
import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { importDateSchema, parseImportDate } from '../../platform/importing/import-date.rules.ts';
import type { CheckContext, ImportedDocument, WriteContext } from '../../platform/importing/importer.ts';
import { campaigns } from './campaign.repository.ts';

export const campaignSchema = z.strictObject({
  key: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,79}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  description: z._default(z.string().check(z.maxLength(2000)), ''),
  start: importDateSchema,
  end: importDateSchema,
  active: z._default(z.boolean(), true),
  /** Keys of people. Who is taken out of the list leaves the campaign. */
  participants: z.array(z.string()),
});

export type CampaignFile = z.output<typeof campaignSchema>;

export function checkCampaigns(document: ImportedDocument<{ campaigns: CampaignFile[] }>, context: CheckContext): void {
  document.data.campaigns.forEach((campaign, index) => {
    context.declareRef(document, ['campaigns', index, 'key'], 'campaign', campaign.key);
    const [start, end] = [parseImportDate(campaign.start, context.now), parseImportDate(campaign.end, context.now)];
    if (start && end && end <= start) context.fault(document, ['campaigns', index, 'end'], 'A campanha termina antes de começar.');
    const seen = new Set<string>();
    campaign.participants.forEach((person, which) => {
      const field = ['campaigns', index, 'participants', which];
      context.expectRef(document, field, 'user', person);
      if (seen.has(person)) context.fault(document, field, `A pessoa '${person}' está duas vezes na campanha.`);
      seen.add(person);
    });
  });
}

export async function importCampaigns(db: TenantDb, file: readonly CampaignFile[], context: WriteContext): Promise<void> {
  for (const { start, end, participants, ...campaign } of file) {
    const idCampaign = await campaigns(db).save({ ...campaign, startDate: context.date(start), endDate: context.date(end) });
    await context.register('campaign', campaign.key, idCampaign);
    await campaigns(db).setParticipants(
      idCampaign,
      participants.map((person) => context.ref('user', person)),
    );
  }
}

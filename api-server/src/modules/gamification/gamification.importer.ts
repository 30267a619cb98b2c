import * as z from 'zod/mini';
import { defineImporter } from '../../platform/importing/importer.port.ts';
import { announceCampaigns } from './announce-campaigns.service.ts';
import { tenantBadgesSchema } from './badges/badge.schema.ts';
import { awardImported, checkBadges, importBadges } from './badges/import-badges.service.ts';
import { campaignScores } from './campaign-scores.repository.ts';
import { campaignSchema, checkCampaigns, importCampaigns } from './import-campaigns.service.ts';
import { checkEarned, earnedSchema, importEarned } from './import-earned.service.ts';
import { exportGamification } from './gamification.exporter.ts';
import { pointsEvents } from './gamification.rules.ts';

const gamificationFile = z.strictObject({
  /** Events that earn points, with their points. An event that is not listed earns none. */
  points: z.array(
    z.strictObject({
      event: z.enum(pointsEvents),
      name: z.string().check(z.minLength(1), z.maxLength(120)),
      points: z.int().check(z.nonnegative(), z.maximum(100_000)),
    }),
  ),
  earned: z._default(z.array(earnedSchema), []),
  campaigns: z._default(z.array(campaignSchema), []),
});

export const gamificationImporter = defineImporter({
  domain: 'gamification',
  after: ['identity'],
  documents: {
    settings: { path: 'gamification.yaml', schema: gamificationFile },
    tenant: { path: 'tenant.yaml', schema: tenantBadgesSchema },
  },

  check(documents, context) {
    for (const document of documents.settings) {
      document.data.points.forEach(({ event }, index) => {
        context.declareRef(document, ['points', index, 'event'], 'gamification', event);
      });
      checkEarned(document, context);
      checkCampaigns(document, context);
    }
    for (const document of documents.tenant) checkBadges(document, context);
  },

  export: exportGamification,

  async write(db, documents, context) {
    for (const { data } of documents.settings) {
      for (const rule of data.points) {
        const row = await db
          .insertInto('points_rules')
          .values({ event: rule.event, name: rule.name, points: rule.points })
          .onConflict((conflict) => conflict.columns(['event']).doUpdateSet({ name: rule.name, points: rule.points }))
          .returning('id_event')
          .executeTakeFirstOrThrow();
        await context.register('gamification', rule.event, row.id_event);
      }
      const listed = data.points.map((rule) => rule.event);
      await db
        .updateTable('points_rules')
        .set({ points: 0 })
        .$if(listed.length > 0, (query) => query.where('event', 'not in', listed))
        .execute();
      await importEarned(db, data, context);
      await importCampaigns(db, data, context);
    }
    for (const { data } of documents.tenant) await importBadges(db, data);
    const earners = documents.settings.flatMap(({ data }) => data.earned.flatMap(({ people }) => Object.keys(people)));
    await awardImported(db, new Set(earners.map((person) => context.ref('user', person))), context.now);
  },

  // Runs after the write, so that earning people do not wait for a long import.
  async afterwards(db, now) {
    await campaignScores(db).recount();
    await announceCampaigns(db, now);
  },
});

import { isolateByTenant, runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/**
 * What a campaign counts, what each participant has in it and since when, who was told of it, and the trainings of its path. The score is
 * kept with the participant: a ranking of ten thousand people reads an index, not a million entries. 0174 fills it in for what is there.
 */
export const campaignScoresMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table points_rules add constraint points_rules_of_app unique (id_app, id_event)`,
      `create table campaign_events (
         id_app integer not null,
         id_campaign integer not null,
         id_event integer not null,
         points integer not null check (points > 0),
         primary key (id_app, id_campaign, id_event),
         foreign key (id_app, id_campaign) references campaigns (id_app, id_campaign) on delete cascade,
         foreign key (id_app, id_event) references points_rules (id_app, id_event) on delete cascade
       )`,
      `create table campaign_nodes (
         id_app integer not null,
         id_campaign integer not null,
         node_code text not null,
         position integer not null,
         primary key (id_app, id_campaign, node_code),
         foreign key (id_app, id_campaign) references campaigns (id_app, id_campaign) on delete cascade
       )`,
      `create index campaign_nodes_by_node on campaign_nodes (id_app, node_code)`,
      `alter table campaign_participants
         add column points integer not null default 0 check (points >= 0),
         add column reached_at timestamptz,
         add column notified boolean not null default false`,
      `create index campaign_ranking on campaign_participants (id_app, id_campaign, points desc, reached_at, id_user)`,
    );
    await isolateByTenant(db, 'campaign_events', 'campaign_nodes');
  },
};

import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/job.port.ts';
import { finishIfTimeIsOver } from './finish-questionnaire.service.ts';
import { questionnaires } from './questionnaire.repository.ts';
import { loadQuestionnaire } from './load-questionnaire.service.ts';

const perRun = 200;

/** Finishes questionnaires that were abandoned after their time ran out. */
export const finishOverdue = defineJob({
  name: 'evaluations.finish-overdue',
  payload: z.object({}),
  cron: '* * * * *',
  async run(_, { db, now, log }) {
    const overdue = await questionnaires(db).overdue(now, perRun);
    for (const questionnaire of overdue) await finishIfTimeIsOver(db, await loadQuestionnaire(db, questionnaire), now);
    if (overdue.length > 0) log.info({ finished: overdue.length }, 'questionnaires finished at the end of their time');
  },
});

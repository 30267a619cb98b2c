import * as contract from '@shared-kit/contracts/admin';
import type { TrainingValidity } from '@shared-kit/contracts/admin';
import { addDays } from '@shared-kit/contracts/calendar';
import { notFound, refuse } from '../../../platform/errors.ts';
import { companySettings } from '../../../platform/tenancy/company-settings.repository.ts';
import { RECERTIFICATION_DAYS, saveValidity, trainingValidities } from '../../learning/index.ts';
import type { ValidTraining } from '../../learning/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { expectSeenTraining, expectTraining, reachesTraining } from '../access/trainings-reach.policy.ts';
import { expectOnScreens } from '../company/files-govern.policy.ts';
import { validityWords, versionOfValidity } from './training-validity.rules.ts';

const MISSING = 'Este treinamento não existe.';

/** Serves for how long completions of trainings are valid. */
export function serveTrainingValidity(api: AdminApi): void {
  api.handle(contract.readTrainingValidity, async ({ params: { idTraining }, db, actor }) => {
    expectSeenTraining(actor, idTraining, MISSING);
    const [training, { isGovernedByFiles }] = await Promise.all([
      trainingValidities(db).find(idTraining),
      companySettings(db).find(),
    ]);
    if (!training) throw notFound(MISSING);
    return presentValidity(training, { idTraining, actor, isReadOnly: isGovernedByFiles });
  });

  api.handle(contract.previewTrainingValidity, async ({ params: { idTraining }, query, db, actor, now }) => {
    expectSeenTraining(actor, idTraining, MISSING);
    const validities = trainingValidities(db);
    if (!(await validities.find(idTraining))) throw notFound(MISSING);
    expectTraining(actor, 'trainings.edit', idTraining);
    const months = query.months ?? null;
    const counted = await validities.count(idTraining, { months, now, soon: addDays(now, RECERTIFICATION_DAYS) });
    const [begun, endless] = months === null ? [0, counted.endless] : [counted.endless, 0];
    return { kept: counted.ending, begun, ended: counted.ended, soon: counted.soon, endless };
  });

  api.handle(contract.saveTrainingValidity, async ({ params: { idTraining }, body, db, actor, audit }) => {
    expectOnScreens(await companySettings(db).find());
    const training = await trainingValidities(db).lock(idTraining);
    expectSeenTraining(actor, idTraining, MISSING);
    if (!training) throw notFound(MISSING);
    expectTraining(actor, 'trainings.edit', idTraining);
    if (versionOfValidity(training.validMonths) !== body.version)
      throw refuse('admin.changed-meanwhile', 409, 'Outra pessoa mudou a validade enquanto você editava.');
    const { validMonths } = body;
    await saveValidity(db, idTraining, validMonths);
    const { title } = training;
    await audit({
      changes: [
        { field: 'training', before: title, after: title },
        { field: 'training.validity', before: validityWords(training.validMonths), after: validityWords(validMonths) },
      ],
    });
    const saved = { title, validMonths };
    return { success: true as const, validity: presentValidity(saved, { idTraining, actor, isReadOnly: false }) };
  });
}

interface View {
  readonly idTraining: number;
  readonly actor: AdminActor;
  readonly isReadOnly: boolean;
}

function presentValidity(training: ValidTraining, { idTraining, actor, isReadOnly }: View): TrainingValidity {
  const { title, validMonths } = training;
  const canEdit = !isReadOnly && reachesTraining(actor, 'trainings.edit', idTraining);
  return { idTraining, title, version: versionOfValidity(validMonths), validMonths, isReadOnly, canEdit };
}

import { standardPriceTiers } from '@shared-kit/contracts/plans';
import { toJson, withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { activePlan } from '../../../platform/tenancy/active-plan.repository.ts';
import type { TestApp, TestTenant } from '../../../test/index.ts';

export const commercial = 'comercial@azulejo.example';

interface OwnPlan {
  readonly finishDate: Date;
  readonly trial?: boolean;
  readonly trialsCount?: number;
}

interface Options {
  readonly own?: OwnPlan;
  readonly upgradeButton?: boolean;
  readonly contractButton?: boolean;
}

/** Gives a tenant the plans 1 'Básico' (no trial), 2 'Essencial' and 3 'Retirado' (withdrawn); `own` makes 2 its own. */
export async function makePriceList(app: TestApp, at: TestTenant, options: Options = {}): Promise<void> {
  const { own, upgradeButton = true, contractButton = true } = options;
  await withTenant(app.platform.database.db, at.idApp, async (db) => {
    const plan = (id: number, key: string, name: string, trial: boolean, active = true) => ({
      id_plan: id,
      key,
      name,
      description: `Plano ${name}`,
      features: toJson(['Certificados', 'Avaliações']),
      products: toJson(['Portal']),
      trial,
      agreement_content: '<p>Termos do plano</p>',
      position: id,
      active,
    });
    await db
      .insertInto('plans')
      .values([
        plan(1, 'basico', 'Básico', false),
        plan(2, 'essencial', 'Essencial', true),
        plan(3, 'retirado', 'Retirado', true, false),
      ])
      .execute();
    await db
      .insertInto('plan_settings')
      .values({ commercial_email: commercial, upgrade_button: upgradeButton, contract_button: contractButton })
      .execute();
    await db
      .insertInto('plan_price_tiers')
      .values(
        standardPriceTiers.map(({ upTo, priceCents }, position) => ({
          position,
          up_to: upTo,
          price_cents: priceCents,
        })),
      )
      .execute();
    if (!own) return;
    const { finishDate, trial = true, trialsCount = 1 } = own;
    await activePlan(db).startTrial({ idPlan: 2, name: 'Essencial', finishDate });
    for (let count = 1; count < trialsCount; count += 1) await activePlan(db).extendTrial(finishDate);
    if (!trial) await activePlan(db).contract({ idPlan: 2, name: 'Essencial', finishDate });
  });
}

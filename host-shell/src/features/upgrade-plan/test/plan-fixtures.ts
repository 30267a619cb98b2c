import { standardPriceTiers } from '@shared-kit/contracts/plans';
import type { Plan, PlanUpgrade } from '@shared-kit/contracts/plans';
import type { ActivePlan } from '@shared-kit/contracts/identity';
import { addDays, endOfDay, toMoment } from '@shared-kit/contracts/calendar';

type Change = Partial<Omit<Plan, 'planUpgrade'>> & { readonly planUpgrade?: Partial<PlanUpgrade> };

/** Returns plan 2 'Essencial', which can be tried, as an administrator sees it. */
export function aPlan({ planUpgrade, ...change }: Change = {}): Plan {
  return {
    idPlan: 2,
    idRef: 'essencial',
    name: 'Essencial',
    description: 'Para começar.',
    features: ['Vídeos', 'Avaliações', 'Certificados', 'Histórico'].map((description) => ({ description })),
    products: [{ name: 'Portal do aluno' }],
    trial: true,
    trialsCount: 1,
    agreementContent: '<h3>Termos</h3><p>O teste dura <strong>15 dias</strong>.</p>',
    planUpgrade: {
      numberRequest: 0,
      hasRequestedUpgrade: false,
      isUpgradeButtonActive: true,
      isPlanContractButtonActive: true,
      userIsAdmin: true,
      ...planUpgrade,
    },
    ...change,
  };
}

export const otherPlan = (change: Change = {}): Plan =>
  aPlan({ idPlan: 3, idRef: 'rede', name: 'Rede', trial: false, ...change });

export const listOf = (...result: Plan[]) => ({ result, priceTiers: [...standardPriceTiers] });

/** Returns the session's plan that ends on a day `days` from now, counting today. */
export function activePlan(days: number, change: Partial<ActivePlan> = {}): ActivePlan {
  const finish = endOfDay(addDays(new Date(), days - 1));
  return {
    idPlan: 2,
    name: 'Essencial',
    idCompanyApp: 1,
    finishDate: toMoment(finish),
    trial: true,
    trialsCount: 1,
    ...change,
  };
}

export const person = {
  idUser: 7,
  idCompany: 1,
  email: 'ana@teste.example',
  name: 'Ana Teste',
  phone: '(11) 98765-4321',
  role: 'Analista',
  department: 'Operações',
  company: 'Empresa de Teste Ltda.',
};

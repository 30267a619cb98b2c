import { extensionWay, hasTrialEnded } from '@shared-kit/contracts/plans';
import type { Plan } from '@shared-kit/contracts/plans';

/** Types of the answers that the plan modal gives (B4.9-12 to B4.9-17). */
export const planDialogs = [
  'ConfirmTrial',
  'ConfirmSucess',
  'ConfirmPlan',
  'FinishTrial',
  'ExtendTrial',
  'RequestExtendTrial',
] as const;
export type PlanDialogType = (typeof planDialogs)[number];

/** Purpose of the form. */
export type FormPurpose = 'trial' | 'contact' | 'extension';

/** Way into the platform after a trial has started. */
export interface PlatformEntry {
  readonly domain: string;
  readonly token: string;
  /** Time of the reply, in milliseconds. The token is valid for a minute (decision 2). */
  readonly issuedAt: number;
}

/** Views of the plan modal (B2.14-01). `expiring` is the view after an extension. */
export type PlanView =
  | { readonly name: 'upgrade' }
  | { readonly name: 'terms'; readonly idPlan: number }
  | { readonly name: 'form'; readonly idPlan: number; readonly purpose: FormPurpose }
  | { readonly name: 'selectedPlan'; readonly idPlan: number }
  | { readonly name: 'calculatorPlan'; readonly idPlan: number; readonly licences?: number }
  | { readonly name: 'detail'; readonly idPlan: number; readonly licences: number }
  | { readonly name: 'dialog'; readonly dialog: 'ConfirmTrial'; readonly entry: PlatformEntry }
  | { readonly name: 'dialog'; readonly dialog: Exclude<PlanDialogType, 'ConfirmTrial' | 'ExtendTrial'> }
  | { readonly name: 'expiring' };

/** The company's own plan; undefined without one. */
export type OwnPlan = Pick<Plan, 'idPlan' | 'trial' | 'deadline' | 'trialsCount'>;

/** Returns the view after a card of the carousel (B4.9-04, B4.9-05). A client starts no trial: the form asks for it. */
export function afterCard(plan: Plan, own: OwnPlan | undefined): PlanView {
  if (own) return { name: 'calculatorPlan', idPlan: plan.idPlan };
  const purpose = plan.trial && plan.planUpgrade.userIsAdmin ? 'trial' : 'contact';
  return { name: 'form', idPlan: plan.idPlan, purpose };
}

/** Returns the view after a sent form. */
export function afterForm(purpose: Exclude<FormPurpose, 'trial'>): PlanView {
  return { name: 'dialog', dialog: purpose === 'extension' ? 'RequestExtendTrial' : 'ConfirmSucess' };
}

/** Returns what asking for more time does: an extension at once, or the form (B4.9-19, B4.9-20). */
export function moreTime(
  own: OwnPlan,
): { readonly kind: 'extend' } | { readonly kind: 'view'; readonly view: PlanView } {
  if (extensionWay(own) === 'direct') return { kind: 'extend' };
  return { kind: 'view', view: { name: 'form', idPlan: own.idPlan, purpose: 'extension' } };
}

/** Effect of closing the modal. */
export type Closing = 'back' | 'close' | 'end-session' | 'reload';

/** Returns what closing does (B4.9-09 to B4.9-11). */
export function closingOf(view: PlanView, own: OwnPlan | undefined): Closing {
  if (view.name === 'terms' || view.name === 'form') return 'back';
  if (view.name === 'expiring') return 'reload';
  return own && hasTrialEnded(own) ? 'end-session' : 'close';
}

/** Milliseconds for which the token of an entry is surely valid. */
const ENTRY_MS = 50_000;

/** B2.14-20: returns the address of the platform's login, with the token while it is valid. */
export function entryAddress({ domain, token, issuedAt }: PlatformEntry, now: number): string {
  const login = `${domain}/#/login`;
  return now - issuedAt > ENTRY_MS ? login : `${login}?token=${encodeURIComponent(token)}`;
}

/** Dialog that the portal shows by itself for the state of the plan; undefined for none. */
export type OwnDialog = 'plans' | 'client';

/** Returns the modal of a person: the plans for administrators and without a plan, else the client's (B6-02, B6-03). */
export function dialogOf(isAdmin: boolean, own: OwnPlan | undefined): OwnDialog {
  return isAdmin || !own ? 'plans' : 'client';
}

import type { ReactNode } from 'react';
import { hasTrialEnded } from '@shared-kit/contracts/plans';
import type { Plan } from '@shared-kit/contracts/plans';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import type { PlanView } from './plan-flow.rules.ts';
import { useTrial } from './trial-context.tsx';

/** Dialog around a view of the plan modal, with the view's title and size. */
export function PlanFrame({
  view,
  plans,
  onClose,
  children,
}: {
  readonly view: PlanView;
  readonly plans: readonly Plan[];
  onClose(): void;
  readonly children: ReactNode;
}): ReactNode {
  const { own, isAdmin } = useTrial();
  const name = 'idPlan' in view ? (plans.find(({ idPlan }) => idPlan === view.idPlan)?.name ?? '') : '';
  const isAnswer = view.name === 'dialog' || view.name === 'expiring';
  return (
    <Dialog
      isOpen
      title={titleOf(view, name, isAdmin)}
      isTitleHidden={isAnswer}
      description={view.name === 'upgrade' ? plansText(own, isAdmin) : undefined}
      size={isAnswer ? 'small' : view.name === 'upgrade' || view.name === 'calculatorPlan' ? 'large' : 'medium'}
      isSwipeable={view.name !== 'form'}
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}

function titleOf(view: PlanView, plan: string, isAdmin: boolean): string {
  switch (view.name) {
    case 'upgrade':
      return labels.plansTitle;
    case 'terms':
      return labels.termsTitle(plan);
    case 'form':
      return labels.form.title[view.purpose === 'contact' && !isAdmin ? 'request' : view.purpose](plan);
    case 'selectedPlan':
      return labels.selected.title(plan);
    case 'calculatorPlan':
      return labels.calculator.title;
    case 'detail':
      return labels.detail.title;
    case 'dialog':
      return labels.answers[view.dialog].title;
    case 'expiring':
      return labels.answers.ExtendTrial.title;
  }
}

function plansText(own: ReturnType<typeof useTrial>['own'], isAdmin: boolean): string {
  const { plansText: text } = labels;
  if (!own) return isAdmin ? text.none : text.request;
  if (hasTrialEnded(own)) return text.ended;
  return own.trial ? text.trial(own.deadline ?? 0) : text.own;
}

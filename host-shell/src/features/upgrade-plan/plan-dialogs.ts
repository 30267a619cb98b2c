/** Modals of the plans in one chunk, which loads when the first of them opens. */
export { CampaignDialog } from './campaign-dialog.tsx';
export { ClientDialog } from './client-dialog.tsx';
export { LevelDialog } from './level-dialog.tsx';
export { PlanModal } from './plan-modal.tsx';

/** Pages and dialogs of gates, offers and menu entries in one chunk, which loads when the first of them opens. */
export { TermsDialog } from '../features/accept-terms/terms-dialog.tsx';
export { TermsPage } from '../features/accept-terms/terms-page.tsx';
export { TopicsDialog } from '../features/choose-topics/topics-dialog.tsx';
export { ReturnDialog } from '../features/return-to-content/return-dialog.tsx';
export { OnboardingDialog } from '../features/show-onboarding/onboarding-dialog.tsx';

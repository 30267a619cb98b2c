/** The gates that are dialogs, and what the portal offers or opens in one; one chunk, fetched when the first of them is wanted. */
export { TermsDialog } from '../features/accept-terms/terms-dialog.tsx';
export { TopicsDialog } from '../features/choose-topics/topics-dialog.tsx';
export { ReturnDialog } from '../features/return-to-content/return-dialog.tsx';
export { OnboardingDialog } from '../features/show-onboarding/onboarding-dialog.tsx';

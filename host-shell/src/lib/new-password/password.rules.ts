import { PASSWORD_MIN_LENGTH, passwordDigit, passwordLetter } from '@shared-kit/contracts/identity';
import { labels } from './labels.ts';

/** Requirements B5-52 to B5-54, in the order in which they are shown. */
const requirements: readonly { readonly text: string; isMet(password: string): boolean }[] = [
  { text: labels.tooShort, isMet: (password) => password.length >= PASSWORD_MIN_LENGTH },
  { text: labels.noDigit, isMet: (password) => passwordDigit.test(password) },
  { text: labels.noLetter, isMet: (password) => passwordLetter.test(password) },
];

/** Returns each requirement and whether this password meets it. */
export function checkedRequirements(password: string): readonly { text: string; isMet: boolean }[] {
  return requirements.map(({ text, isMet }) => ({ text, isMet: isMet(password) }));
}

/** Returns the first fault of a new password. */
export function passwordFault(password: string): string | undefined {
  if (password === '') return labels.missing;
  return checkedRequirements(password).find(({ isMet }) => !isMet)?.text;
}

/** B5-55: returns the fault of the confirmation. */
export function confirmationFault(password: string, confirmation: string): string | undefined {
  return password === confirmation ? undefined : labels.different;
}

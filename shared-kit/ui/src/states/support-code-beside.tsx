import { supportCodeBeside } from './failure.rules.ts';
import { SupportCode } from './support-code.tsx';

/** Props of `SupportCodeBeside`. */
export interface SupportCodeBesideProps {
  /** Error of the failed call. */
  error: unknown;
  /** The message that is shown. */
  text: unknown;
}

/**
 * Shows the code for the support beside the message of a failed call, with a button that copies it. Renders nothing
 * when no answer carried a code, and beside the server's own sentence of a refusal (4xx).
 *
 * @example
 * <SupportCodeBeside error={error} text={labels.notSaved} />
 */
export function SupportCodeBeside({ error, text }: SupportCodeBesideProps) {
  const code = supportCodeBeside(error, text);
  return code === undefined ? null : <SupportCode isInline code={code} />;
}

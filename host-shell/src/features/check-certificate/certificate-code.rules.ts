import { normalAuthenticityId } from '@shared-kit/contracts/journey';

const codeLength = 32;

export type TypedCode =
  | { readonly kind: 'missing' }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'code'; readonly code: string };

/** Reads what was typed or pasted: a code in any form, or the whole address of a certificate. */
export function typedCode(text: string): TypedCode {
  const own = /certificate-authenticity\/([^/?#\s]+)/i.exec(text)?.[1] ?? text;
  const code = normalAuthenticityId(own);
  if (code === '') return { kind: 'missing' };
  return code.replaceAll('-', '').length === codeLength ? { kind: 'code', code } : { kind: 'incomplete' };
}

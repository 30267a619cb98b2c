import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/**
 * Lets the browser create a passkey. The library loads when it is used, once for the shell and the remotes.
 *
 * @param options the options that the server made.
 * @returns the browser's response for the server; null when the person cancels or the device has a passkey already.
 * @example
 * const response = await createPasskey(options);
 */
export async function createPasskey(options: Record<string, unknown>): Promise<Record<string, unknown> | null> {
  const { startRegistration } = await passkeyLibrary();
  try {
    // The server's library made the options for this one.
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return { ...(await startRegistration({ optionsJSON })) };
  } catch {
    return null;
  }
}

/**
 * Lets the browser answer the options of a login with a passkey.
 *
 * @param options the options that the server made.
 * @returns the browser's response for the server; null when the person cancels or no passkey answers.
 * @example
 * const response = await answerPasskey(options);
 */
export async function answerPasskey(options: Record<string, unknown>): Promise<Record<string, unknown> | null> {
  const { startAuthentication } = await passkeyLibrary();
  try {
    // The server's library made the options for this one.
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return { ...(await startAuthentication({ optionsJSON })) };
  } catch {
    return null;
  }
}

const passkeyLibrary = () => import(/* webpackChunkName: "passkey" */ '@simplewebauthn/browser');

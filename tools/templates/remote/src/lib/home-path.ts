/**
 * Path of this remote's home page, relative to the tenant. If another remote needs to link here, move it to
 * @shared-kit/contracts.
 */
export const homePath = '/newremote';

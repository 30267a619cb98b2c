/** Where this remote's home is, relative to the tenant. Other remotes link here through shared-kit/contracts, once one needs to. */
export const homePath = '/newremote';

/** Bits of new RSA keys, which give 128 bits of security. */
export const RSA_BITS = 3072;

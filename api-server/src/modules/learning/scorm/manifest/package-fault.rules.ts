/** Fault of a package, in words for the operator. */
export class PackageFault extends Error {}

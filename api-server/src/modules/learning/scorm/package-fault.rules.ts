/** What is wrong with a package, in words for the operator. */
export class PackageFault extends Error {}

/** Case of the conformance suite: its title with the section of the book, the manifest of its package, and a script (`play`). */
export type ConformanceCase = [title: string, manifest: string, script: string];

/** Kinds of flood: calls of the API, documents of a person, and connections of sockets. */
export const floodKinds = ['calls', 'pages', 'sockets'] as const;
export type FloodKind = (typeof floodKinds)[number];

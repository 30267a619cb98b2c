/** States of a requirement, as the table and its summary write them. */
export const states = ['met', 'partly', 'not met', 'not applicable'] as const;

/**
 * Requirements of levels 1 and 2: by chapter, how many each of its sections has. Within a section they are numbered
 * without gaps.
 */
const chapters: readonly (readonly number[])[] = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
];

export const requirements: readonly string[] = chapters.flatMap((sections, chapter) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `V${chapter + 1}.${section + 1}.${index + 1}`),
  ),
);

interface AsvsRow {
  /** `V1.2.3`, or `V17` for a chapter that does not apply as a whole. */
  readonly id: string;
  readonly requirement: string;
  readonly state: string;
  readonly how: string;
  /** Paths in the cell of tests. */
  readonly tests: readonly string[];
}

/** Reads the rows of all tables whose first cell is the id of a requirement or of a chapter. */
export function asvsRows(document: string): AsvsRow[] {
  return document.split('\n').flatMap((line) => {
    const cells = line.split('|').slice(1, -1);
    const [id = '', requirement = '', state = '', how = '', tests = ''] = cells.map((cell) => cell.trim());
    if (cells.length !== 5 || !/^V\d/.test(id)) return [];
    return [{ id, requirement, state, how, tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path) }];
  });
}

/** Returns what is wrong with the table, one line for each fault. `exists` tells whether a path names a file. */
export function asvsFaults(document: string, exists: (path: string) => boolean): string[] {
  const rows = asvsRows(document);
  return [...coverageFaults(rows), ...rows.flatMap((row) => rowFaults(row, exists)), ...summaryFaults(document, rows)];
}

function coverageFaults(rows: readonly AsvsRow[]): string[] {
  const ids = rows.map(({ id }) => id);
  const covers = (id: string) => (requirement: string) => requirement === id || requirement.startsWith(`${id}.`);
  return [
    ...requirements.filter((one) => !ids.some((id) => covers(id)(one))).map((one) => `${one} has no row`),
    ...ids.filter((id) => !requirements.some(covers(id))).map((id) => `${id} is no requirement of level 1 or 2`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} has two rows`),
  ];
}

function rowFaults(row: AsvsRow, exists: (path: string) => boolean): string[] {
  const { id, state, requirement, how, tests } = row;
  const faults = tests.filter((path) => !isTest(path) || !exists(path)).map((path) => `${id} names no test: ${path}`);
  if (!states.some((one) => one === state)) faults.push(`${id} has the state '${state}'`);
  if (requirement.split(/\s+/).length > 12) faults.push(`${id} has more than 12 words`);
  if (how === '') faults.push(`${id} does not say how`);
  if (state === 'met' && !hasProof(row)) faults.push(`${id} is met without a test, a file or a document`);
  if (/^V\d+$/.test(id) && state !== 'not applicable') faults.push(`${id} is a chapter and needs its rows`);
  if (state === 'partly' && !/\bMissing: /.test(how)) faults.push(`${id} does not say what is missing`);
  return faults;
}

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** Returns true when a row names a test, or a file or document that is the proof itself. */
function hasProof({ how, tests }: AsvsRow): boolean {
  return tests.length > 0 || /\]\([^)]+\)|`[\w.-]+\/[\w./-]+`/.test(how);
}

/** Compares the summary, `| met | 12 |` and so on, with the rows. */
function summaryFaults(document: string, rows: readonly AsvsRow[]): string[] {
  return states.flatMap((state) => {
    const written = new RegExp(`^\\| ${state} +\\| +(\\d+) +\\|$`, 'm').exec(document)?.[1];
    const counted = rows.filter((row) => row.state === state).length;
    return written === String(counted) ? [] : [`the summary says ${written ?? 'nothing'} for '${state}': ${counted}`];
  });
}

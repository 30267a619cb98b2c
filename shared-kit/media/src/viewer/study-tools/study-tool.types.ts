/** Tool beside a player. */
export type StudyTool = 'transcript' | 'notes';

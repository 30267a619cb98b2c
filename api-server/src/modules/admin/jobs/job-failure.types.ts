/** Reason, in words for people, for which a job ends without its work. It is not tried again. */
export class JobFailure extends Error {}

/** Error of a cancelled job. The transaction of the job is rolled back. */
export class JobCancelled extends Error {}

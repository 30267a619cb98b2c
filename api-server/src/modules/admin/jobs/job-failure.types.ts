/** Reason, in words for people, for which a job ends without its work. It is not tried again. */
export class JobFailure extends Error {}

/** Somebody cancelled the job; what it has done is rolled back. */
export class JobCancelled extends Error {}

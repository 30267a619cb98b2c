export { defineEndpoint, fileReply } from './endpoint.ts';
export type { Access, Endpoint, ErrorStatuses, InputOf, ReplyOf, RequestOf, Schema } from './endpoint.ts';
export { errorSchema, issueSchema } from './error.schema.ts';
export type { ErrorBody, Issue } from './error.schema.ts';
export { defineEvent } from './event.ts';
export type { EventContract, PayloadOf } from './event.ts';
export { defineSlot } from './slot.ts';
export type { SlotContract, SlotPropsOf } from './slot.ts';
export { doneSchema, flagSchema, idSchema, momentSchema, pageQuerySchema } from './wire.schema.ts';

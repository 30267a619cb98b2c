// Chunk of its own: most pages keep nothing on the device.
export { readIndex, readReply, removeExpired, removeOthers, removeRefused } from '@shared-kit/runtime/offline';

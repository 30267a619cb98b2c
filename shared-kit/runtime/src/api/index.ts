export { useCallsInLine } from './admission.ts';
export { ApiError, isOffline } from './api-error.ts';
export type { TransportCode } from './api-error.ts';
export { HTTP_TIMEOUT_MS, apiAddress, call, configureTransport, onCompositionSeen, urlOf } from './transport.ts';
export { pathOf } from './request.ts';
export type { CallOptions, TransportHooks, Undelivered } from './transport.ts';
export { isIntact } from './is-intact.ts';
export { forgetReplies } from './recent-replies.ts';
export { readDocument } from './read-document.ts';
export { readText } from './read-text.ts';
export { readFileSize, readPart } from './read-part.ts';
export type { FilePart } from './read-part.ts';
export {
  apiQueryOptions,
  createQueryClient,
  infiniteQueryOptions,
  queryKeyOf,
  useApiMutation,
  useApiQuery,
  useInvalidate,
} from './queries.ts';
export {
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { UseQueryResult } from '@tanstack/react-query';

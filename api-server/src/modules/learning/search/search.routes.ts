import { searchLearning } from '@shared-kit/contracts/learning';
import type { ApiBuilder } from '../../../platform/module.ts';
import { searchAll } from './search.service.ts';
import { searchWords } from '../core/search-words.rules.ts';
import { mediaOf, viewerOf } from '../core/viewer.rules.ts';

export function searchRoutes(api: ApiBuilder): void {
  api.handle(searchLearning, (context) => {
    const { searchString, offset, limit } = context.query;
    return searchAll(
      context.db,
      { words: searchWords(searchString), offset, limit },
      { viewer: viewerOf(context), media: mediaOf(context) },
    );
  });
}

import { listTopics, listUserTopics, saveUserTopics } from '@shared-kit/contracts/learning';
import { notFound, refuse } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { passedGates } from '../../identity/index.ts';
import { folded, searchWords } from '../core/search-words.rules.ts';
import { topics } from './topics.repository.ts';

const wired = (tags: readonly string[]) => tags.map((tag) => ({ tag }));

/** Routes of the topics of interest (B7.1-16..19): the available ones and the person's own. */
export function topicRoutes(api: ApiBuilder): void {
  api.handle(listTopics, async ({ db, query }) => {
    const words = searchWords(query.searchString ?? '');
    const found = (await topics(db).all()).filter((tag) => words.every((word) => folded(tag).includes(word)));
    return { totalRecords: found.length, result: wired(found.slice(query.offset, query.offset + query.limit)) };
  });

  api.handle(listUserTopics, async ({ db, params, session }) => {
    if (params.idUser !== session.idUser) throw notFound();
    return { tags: wired(await topics(db).of(session.idUser)) };
  });

  api.handle(saveUserTopics, async ({ db, params, body, session, now }) => {
    if (params.idUser !== session.idUser) throw notFound();
    // A chosen topic stays valid after it has left the catalog.
    const known = new Set([...(await topics(db).all()), ...(await topics(db).of(session.idUser))]);
    const unknown = body.tags.find((tag) => !known.has(tag));
    if (unknown !== undefined) throw refuse('learning.unknown-topic', 422, `O tema '${unknown}' não existe.`);
    await topics(db).save(session.idUser, [...new Set(body.tags)]);
    await passedGates(db, session.idUser).pass('topics', now);
    return { success: true, tags: wired(await topics(db).of(session.idUser)) };
  });
}

import * as contract from '@shared-kit/contracts/content';
import { toMoment } from '@shared-kit/contracts/calendar';
import { notFound } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { markMessageRead, personMessages } from '../../identity/index.ts';
import type { MessageRow } from '../../identity/index.ts';
import { withMediaAddresses } from '../media-address.presenter.ts';

/** Serves the messages of a person (A7m-15, decision 196). */
export function serveMessages(api: ApiBuilder): void {
  api.handle(contract.listMessages, async ({ query, db, session }) => {
    const own = personMessages(db, session.idUser);
    return { success: true, ...(await own.counts()), messages: (await own.newest(query)).map(present) };
  });

  api.handle(contract.findMessage, async (context) => {
    const { params, db, session } = context;
    const row = await personMessages(db, session.idUser).find(params.id);
    if (!row) throw notFound();
    return { success: true, message: { ...present(row), html: withMediaAddresses(row.html, context) } };
  });

  api.handle(contract.markMessageRead, async ({ params, db, session, now }) => {
    const { idUser } = session;
    if (!(await personMessages(db, idUser).find(params.id))) throw notFound();
    await markMessageRead(db, { idUser, idMessage: params.id, now });
    return { success: true };
  });
}

function present(row: MessageRow): contract.MessageSummary {
  return {
    idMessage: row.id_message,
    subject: row.subject,
    excerpt: row.excerpt,
    sentAt: toMoment(row.sent_at),
    isRead: row.read_at !== null,
  };
}

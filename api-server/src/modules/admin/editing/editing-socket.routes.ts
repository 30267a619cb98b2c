import {
  editedSubjectSchema,
  editingAsked,
  editingChanged,
  leaveEditing,
  publishEditing,
  watchEditing,
} from '@shared-kit/contracts/admin';
import type { EditedSubject } from '@shared-kit/contracts/admin';
import { notFound } from '../../../platform/errors.ts';
import type { SocketRoom } from '../../../platform/realtime/event-publisher.port.ts';
import type { SocketBuilder } from '../../../platform/realtime/socket.port.ts';
import { administeredPeople } from '../../identity/index.ts';
import { actorOf } from '../access/admin-api.service.ts';
import { peopleIn } from '../access/people-scope.service.ts';
import { mayEdit } from './editing-access.policy.ts';

const KIND = 'admin-editing';

/** Names the room of a subject: its kind, and its id or key where it has one, such as `person.12`. */
function roomOf(subject: EditedSubject): SocketRoom {
  if (subject.kind === 'mail') return { kind: KIND, name: `mail.${subject.key}` };
  return { kind: KIND, name: 'id' in subject ? `${subject.kind}.${subject.id}` : subject.kind };
}

function subjectOf(name: string): EditedSubject {
  const [kind, ...rest] = name.split('.');
  const id = rest.join('.');
  if (kind === 'mail') return editedSubjectSchema.parse({ kind, key: id });
  return editedSubjectSchema.parse(id === '' ? { kind } : { kind, id: Number(id) });
}

/**
 * Registers the calls by which pages that edit the same know of each other. Nothing is stored: a page tells the others
 * itself, again and again while it has changes.
 */
export function editingSocket(socket: SocketBuilder): void {
  socket.answer(watchEditing, async ({ input, db, session, enter, events, afterCommit }) => {
    if (!(await mayEdit(db, await actorOf(db, session), input))) throw notFound();
    await enter(roomOf(input));
    afterCommit(() => events.publish(roomOf(input), editingAsked, { subject: input }));
    return {};
  });

  socket.pass(publishEditing, ({ input: { subject, isEditing }, session, isIn, publishToOthers }) => {
    if (!isIn(roomOf(subject))) throw notFound();
    const { idUser: idPerson, name } = session;
    publishToOthers(roomOf(subject), editingChanged, { subject, idPerson, name, isEditing });
    return {};
  });

  socket.pass(leaveEditing, ({ input: subject, session, isIn, publishToOthers, leave }) => {
    if (!isIn(roomOf(subject))) return {};
    const { idUser: idPerson, name } = session;
    publishToOthers(roomOf(subject), editingChanged, { subject, idPerson, name, isEditing: false });
    leave(roomOf(subject));
    return {};
  });

  socket.guard(KIND, async ({ db, idUser }, name) => {
    const row = await administeredPeople(db, peopleIn(db, idUser, [{ kind: 'all' }])).find(idUser);
    if (!row) return false;
    const { name: actorName, admin, developer, can_access_support: canAccessSupport } = row;
    const permissions = { developer, canAccessSupport };
    return mayEdit(db, await actorOf(db, { idUser, name: actorName, permissions, admin }), subjectOf(name));
  });
}

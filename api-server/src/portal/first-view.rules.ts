import type { FirstViewFields } from '@shared-kit/contracts/delivery';
import type { FirstCard, FirstPart, FirstView } from '../platform/page-start.port.ts';
import { preload } from './login-picture.rules.ts';

/** Cards that fill a screen; those below it, or beside it in a row, come with the page. */
const MAX_CARDS = 12;
const MAX_IN_ROW = 6;
const MAX_TEXT = 600;

/** Returns the first view of a page from a reply; undefined when the reply has no title. */
export function firstViewIn(reply: unknown, fields: FirstViewFields): FirstView | undefined {
  const title = textAt(reply, fields.title);
  if (title === '') return undefined;
  const at = (path: string | undefined): string => (path === undefined ? '' : textAt(reply, path));
  const front: FirstPart = {
    kind: 'front',
    title,
    picture: at(fields.picture),
    label: at(fields.label),
    text: at(fields.text),
  };
  return shownView([front, ...listsIn(reply, fields)]);
}

function listsIn(reply: unknown, { lists }: FirstViewFields): readonly FirstPart[] {
  if (!lists) return [];
  return listAt(reply, lists.at).map((list): FirstPart => {
    const cards = listAt(list, lists.cards).map((card): FirstCard => ({
      title: textAt(card, lists.cardTitle),
      picture: textAt(card, lists.cardPicture),
    }));
    return { kind: 'cards', title: textAt(list, lists.title), flow: 'lines', look: 'line', cards };
  });
}

/** Limits a first view to a screen, and to pictures that the page's policy allows. */
export function shownView(view: FirstView): FirstView {
  let room = MAX_CARDS;
  return view.flatMap((part): FirstPart[] => {
    if (part.kind === 'cards') {
      const cards = part.cards
        .slice(0, Math.max(0, part.flow === 'row' ? Math.min(room, MAX_IN_ROW) : room))
        .map((card) => ({ ...card, picture: pictureIn(card.picture), text: (card.text ?? '').slice(0, MAX_TEXT) }));
      room -= cards.length;
      return cards.length === 0 ? [] : [{ ...part, cards }];
    }
    // The room of a title that heads the parts below is small; those below have no room after enough cards.
    if (room <= 0) return [];
    if (part.kind === 'controls') return [part];
    if (part.kind === 'resume') return [{ ...part, picture: pictureIn(part.picture) }];
    const text = part.text.slice(0, MAX_TEXT);
    if (part.kind === 'heading') return [{ ...part, text }];
    if (part.kind === 'banner')
      return [{ ...part, text, picture: pictureIn(part.picture), narrowPicture: pictureIn(part.narrowPicture) }];
    return [{ ...part, text, picture: pictureIn(part.picture) }];
  });
}

/** Returns the `Link` header that requests the largest picture of a first view before the page is parsed. */
export function firstPictureLink(view: FirstView): string | undefined {
  for (const part of view) {
    if (part.kind === 'banner' && part.narrowPicture !== '' && part.picture !== '') {
      return [
        preload(part.picture, '(min-width: 48rem)'),
        preload(part.narrowPicture, 'not all and (min-width: 48rem)'),
      ].join(', ');
    }
    const picture =
      part.kind === 'cards'
        ? part.cards.find((card) => card.picture !== '')?.picture
        : 'picture' in part && part.picture;
    if (picture) return preload(picture);
  }
  return undefined;
}

/** Only pictures of this portal and of other sites over https, as the page's policy allows. */
function pictureIn(address: string): string {
  return /^(\/(?!\/)|https:\/\/)/.test(address) ? address : '';
}

function textAt(value: unknown, path: string): string {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found.trim() : '';
}

function listAt(value: unknown, path: string): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? (found as unknown[]) : [];
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (found, name) =>
        typeof found === 'object' && found !== null && Object.hasOwn(found, name)
          ? (found as Readonly<Record<string, unknown>>)[name]
          : undefined,
      value,
    );
}

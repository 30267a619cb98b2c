import type { FirstViewFields } from '@shared-kit/contracts/delivery';

interface Card {
  readonly title: string;
  readonly picture: string;
}

/** Texts and pictures with which a page begins. */
export interface FirstView {
  readonly title: string;
  readonly picture: string;
  readonly label: string;
  readonly text: string;
  readonly lists: readonly { readonly title: string; readonly cards: readonly Card[] }[];
}

/** Cards that fill a screen; those below it come with the page. */
const MAX_CARDS = 8;
const MAX_TEXT = 600;

/** Returns the first view of a page from a reply; undefined when the reply has no title. */
export function firstViewIn(reply: unknown, fields: FirstViewFields): FirstView | undefined {
  const title = textAt(reply, fields.title);
  if (title === '') return undefined;
  const at = (path: string | undefined): string => (path === undefined ? '' : textAt(reply, path));
  return {
    title,
    picture: pictureIn(at(fields.picture)),
    label: at(fields.label),
    text: at(fields.text).slice(0, MAX_TEXT),
    lists: listsIn(reply, fields),
  };
}

function listsIn(reply: unknown, { lists }: FirstViewFields): FirstView['lists'] {
  if (!lists) return [];
  let room = MAX_CARDS;
  return listAt(reply, lists.at).flatMap((list) => {
    const cards = listAt(list, lists.cards)
      .slice(0, Math.max(0, room))
      .map((card) => ({
        title: textAt(card, lists.cardTitle),
        picture: pictureIn(textAt(card, lists.cardPicture)),
      }));
    room -= cards.length;
    return cards.length === 0 ? [] : [{ title: textAt(list, lists.title), cards }];
  });
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

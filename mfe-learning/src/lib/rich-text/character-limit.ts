import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { countCharacters } from '@shared-kit/contracts/learning';
import { countedCharacters } from './rich-text-document.ts';

/** ProseMirror reads the last text of a composition 20 ms after its end. */
const COMPOSITION_READ_MS = 40;

/** Meta of the transaction that checks the limit again. */
const CHECK = 'character-limit';

/**
 * Keeps a text within its limit: beyond it, only deletions and new lines are possible (B5-67). What can't be refused in
 * advance (paste, an input method, a correction) is cut before the caret.
 */
export const CharacterLimit = Extension.create<{ max: number }>({
  name: 'characterLimit',
  addOptions: () => ({ max: Infinity }),
  addProseMirrorPlugins() {
    const { max } = this.options;
    return [
      new Plugin({
        appendTransaction: (transactions, before, after) => {
          const isComposing = transactions.some((transaction) => transaction.getMeta('composition') !== undefined);
          const isCheck = transactions.some((transaction) => transaction.getMeta(CHECK) === true);
          if (isComposing || (!isCheck && before.doc.eq(after.doc))) return null;
          return withoutExcess(after, max);
        },
        props: {
          handleDOMEvents: {
            beforeinput: (view, event) => {
              if (exceedsLimit(event, view.state, max)) event.preventDefault();
              return event.defaultPrevented;
            },
            compositionend: (view) => {
              setTimeout(() => checkAgain(view), COMPOSITION_READ_MS);
              return false;
            },
          },
        },
      }),
    ];
  },
});

function checkAgain(view: EditorView): void {
  if (!view.isDestroyed && !view.composing) view.dispatch(view.state.tr.setMeta(CHECK, true));
}

/** Returns a transaction that removes the characters before the caret which exceed the limit; null when none do. */
function withoutExcess(state: EditorState, max: number): Transaction | null {
  const over = countedCharacters(state.doc) - max;
  if (over <= 0) return null;
  const { head } = state.selection;
  const starts: number[] = [];
  state.doc.nodesBetween(0, head, (node, position) => {
    let start = position;
    for (const character of node.text ?? '') {
      if (start < head) starts.push(start);
      start += character.length;
    }
  });
  const from = starts.at(-over) ?? starts[0];
  return from === undefined ? null : state.tr.delete(from, head);
}

/** New lines do not count, and the composition of an input method can't be refused. */
function exceedsLimit(event: InputEvent, { doc, selection }: EditorState, max: number): boolean {
  if (!event.inputType.startsWith('insert') || event.data === null || event.isComposing) return false;
  const selected = countCharacters(doc.textBetween(selection.from, selection.to));
  return countedCharacters(doc) - selected + countCharacters(event.data) > max;
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { Editor } from '@tiptap/core';
import type { EditorOptions } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import type { EditorView } from '@tiptap/pm/view';
import { CharacterLimit } from './character-limit.ts';
import { pastedSlice } from './pasted-text.ts';
import { contentExtensions, documentOf } from './rich-text-document.ts';

interface RichTextOptions {
  readonly initialHtml: string;
  readonly maxLength: number;
  readonly takesFocus: boolean;
  readonly isReadOnly: boolean;
  /** Accessible name of the field. */
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly className: string;
  readonly onChange: (editor: Editor) => void;
}

/** Creates an editor, and its field inside an element of the component. */
export function useRichText(place: RefObject<HTMLElement | null>, options: RichTextOptions): Editor {
  // The editor owns its content, so the initial content is read once.
  const [editor] = useState(
    () =>
      new Editor({
        element: null,
        content: documentOf(options.initialHtml),
        extensions: [...contentExtensions, UndoRedo, CharacterLimit.configure({ max: options.maxLength })],
        autofocus: options.takesFocus ? 'end' : false,
        editable: !options.isReadOnly,
        editorProps: editorProps(options),
        // Typed Markdown stays text. The stylesheet is ours, because the page allows no inline one.
        enableInputRules: false,
        enablePasteRules: false,
        injectCSS: false,
      }),
  );
  const changed = useEffectEvent(() => options.onChange(editor));
  useEffect(() => {
    const onUpdate = () => changed();
    if (place.current) editor.mount(place.current);
    editor.commands.setTextSelection(editor.state.doc.content.size);
    changed();
    editor.on('update', onUpdate);
    return () => {
      editor.off('update', onUpdate);
      editor.unmount();
    };
  }, [editor, place]);
  const { label, describedBy, className, isReadOnly } = options;
  useEffect(() => {
    editor.setOptions({
      editable: !isReadOnly,
      editorProps: editorProps({ label, describedBy, className, isReadOnly }),
    });
  }, [editor, label, describedBy, className, isReadOnly]);
  return editor;
}

function editorProps({
  label,
  describedBy,
  className,
  isReadOnly,
}: Pick<RichTextOptions, 'label' | 'describedBy' | 'className' | 'isReadOnly'>): EditorOptions['editorProps'] {
  return {
    attributes: {
      class: className,
      role: 'textbox',
      tabindex: '0',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-readonly': String(isReadOnly),
      ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    },
    handleDOMEvents: { paste, drop: refuse },
  };
}

/** Replaces ProseMirror's own reading of the clipboard, whose parsing the page's Trusted Types refuse. */
function paste(view: EditorView, event: ClipboardEvent): boolean {
  event.preventDefault();
  if (view.editable && event.clipboardData) {
    view.dispatch(view.state.tr.replaceSelection(pastedSlice(view.state, event.clipboardData)).scrollIntoView());
  }
  return true;
}

function refuse(_: EditorView, event: Event): boolean {
  event.preventDefault();
  return true;
}

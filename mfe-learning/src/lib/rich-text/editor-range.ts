/** Returns the selection inside the field, or the end of the field when the selection is elsewhere. */
export function rangeIn(field: HTMLElement | null): Range | undefined {
  if (!field) return undefined;
  const selection = document.getSelection();
  const selected = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  if (selected && field.contains(selected.commonAncestorContainer)) return selected.cloneRange();
  const end = document.createRange();
  end.selectNodeContents(field);
  end.collapse(false);
  return end;
}

const formatOf: Readonly<Record<string, string>> = { b: 'bold', i: 'italic', u: 'underline' };

/**
 * Moves the range out of a format that was switched off at the caret: the caret is still inside its element, but
 * inserted content belongs after it.
 */
export function outOfEndedFormats(range: Range | undefined, field: HTMLElement | null): Range | undefined {
  if (!range?.collapsed) return range;
  let ended: Node | undefined;
  for (let node: Node | null = range.startContainer; node && node !== field; node = node.parentNode) {
    const format = formatOf[node.nodeName.toLowerCase()];
    if (format !== undefined && !document.queryCommandState(format)) ended = node;
  }
  if (!ended) return range;
  const behind = range.cloneRange();
  behind.setEndAfter(ended);
  const rest = behind.extractContents();
  const out = document.createRange();
  out.setStartAfter(ended);
  if (rest.textContent !== '') out.insertNode(rest);
  out.collapse(true);
  return out;
}

/** Replaces the content of a range with a node and puts the caret after it. */
export function insertAt(range: Range, node: Node): void {
  range.deleteContents();
  const last = node instanceof DocumentFragment ? node.lastChild : node;
  range.insertNode(node);
  if (last) range.setStartAfter(last);
  range.collapse(true);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

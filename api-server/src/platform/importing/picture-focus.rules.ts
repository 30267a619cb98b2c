const fragment = /#focus=\d{1,3},\d{1,3}$/;

/** Divides a picture's place or reference into what names the file and the fragment with its focus, often empty. */
export function splitFocus(picture: string): { file: string; focus: string } {
  const focus = fragment.exec(picture)?.[0] ?? '';
  return { file: picture.slice(0, picture.length - focus.length), focus };
}

import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Use of a control before the code of its layer was loaded. */
export interface EarlyUse {
  /** The layer opens at once. */
  readonly wasClicked: boolean;
  /** The control gets the focus back. */
  readonly hasFocus: boolean;
}

/** Props of a layer with a control, beside its own. */
export interface EarlyUseProps {
  early?: EarlyUse;
}

/** Returns the ref of a control, which gets back the focus that it had before it was mounted anew. */
export function useEarlyFocus(early: EarlyUse | undefined): RefObject<HTMLButtonElement | null> {
  const control = useRef<HTMLButtonElement>(null);
  const hadFocus = early?.hasFocus ?? false;
  useLayoutEffect(() => {
    if (hadFocus) control.current?.focus({ preventScroll: true });
  }, [hadFocus]);
  return control;
}

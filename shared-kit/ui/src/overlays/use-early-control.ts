import { cloneElement, useState } from 'react';
import type { ReactElement } from 'react';
import type { EarlyUse } from '@shared-kit/ui/layers';

interface ControlProps {
  onClick?: (...event: readonly unknown[]) => void;
  onFocus?: (...event: readonly unknown[]) => void;
  onBlur?: (...event: readonly unknown[]) => void;
}

interface EarlyControl {
  /** The control to show alone. */
  readonly control: ReactElement;
  /** Use that the layer repeats when its code is loaded. */
  readonly early: EarlyUse;
}

/**
 * Keeps what a person does with the control of a layer whose code still loads. The control is mounted anew when the code
 * is there, and would lose the focus and the click.
 */
export function useEarlyControl(element: ReactElement, onClick?: () => void): EarlyControl {
  const [early, setEarly] = useState<EarlyUse>({ wasClicked: false, hasFocus: false });
  const { props } = element as ReactElement<ControlProps>;
  const note = (change: Partial<EarlyUse>) => setEarly((before) => ({ ...before, ...change }));
  const control = cloneElement(element as ReactElement<ControlProps>, {
    onClick: (...event: readonly unknown[]) => {
      props.onClick?.(...event);
      note({ wasClicked: true });
      onClick?.();
    },
    onFocus: (...event: readonly unknown[]) => {
      props.onFocus?.(...event);
      note({ hasFocus: true });
    },
    onBlur: (...event: readonly unknown[]) => {
      props.onBlur?.(...event);
      note({ hasFocus: false });
    },
  });
  return { control, early };
}

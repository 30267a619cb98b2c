import { Component } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'shared-kit/router';
import { reportCaught } from '../../boot/report-errors.ts';

interface ContainedProps {
  /** Shown in the part's place; `again` fills it anew. Nothing, where the page is whole without the part. */
  readonly broken?: (again: () => void) => ReactNode;
  readonly onBroken?: () => void;
  readonly children: ReactNode;
}

/** Keeps what breaks in a part of the shell, or its code that doesn't come, to the part's own place. Another page begins anew. */
export function Contained(props: ContainedProps): ReactNode {
  return <Boundary {...props} pathname={useLocation().pathname} />;
}

class Boundary extends Component<ContainedProps & { readonly pathname: string }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportCaught(error);
    this.props.onBroken?.();
  }

  override componentDidUpdate({ pathname }: { readonly pathname: string }): void {
    if (this.state.isBroken && pathname !== this.props.pathname) this.#again();
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.broken?.(this.#again) : this.props.children;
  }

  readonly #again = (): void => this.setState({ isBroken: false });
}

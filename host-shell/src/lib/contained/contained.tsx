import { Component } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '@shared-kit/runtime/router';
import { reportCaught } from '../../boot/report-errors.ts';

interface ContainedProps {
  /** Renders in place of the part; `again` retries it. Without this property nothing is rendered. */
  readonly broken?: (again: () => void) => ReactNode;
  readonly onBroken?: () => void;
  readonly children: ReactNode;
}

/** Limits an error, or a failed load of code, to one part of the shell. A navigation resets it. */
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

import { Component, type ReactNode } from 'react';
import { Failed } from './states.tsx';

/** Keeps the rail alive when a tab breaks, or its code could not be loaded. */
export class TabBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Failed reason="This part of the dashboard did not load." retry={() => location.reload()} />;
  }
}

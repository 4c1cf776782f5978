import { Component, type ReactNode } from 'react';
import { Failed } from './states.tsx';

/** Shows an error in place of a tab that throws or fails to load; the navigation stays usable. */
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

import { Component, type ReactNode } from 'react';
import { commonText } from '../lib/messages.en.ts';
import { Failure } from './failure.tsx';

interface State {
  readonly error: Error | null;
}

/** Keeps what stands around when a page or a tab fails to draw, and offers to load it again. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <div className="page-width py-16">
        <Failure title={commonText.somethingFailed} error={null} onRetry={() => location.reload()} />
      </div>
    );
  }
}

import { Component, type ReactNode } from 'react';
import { commonText } from '../lib/messages.en.ts';
import { Failure } from './failure.tsx';

interface State {
  readonly error: Error | null;
}

const reload = () => location.reload();

/** Keeps what stands around when a page or a tab fails to draw, and offers to load it again; a lost line does so once it is back. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidUpdate() {
    if (this.state.error !== null && !navigator.onLine) addEventListener('online', reload);
  }

  override componentWillUnmount() {
    removeEventListener('online', reload);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <div className="page-width py-16">
        <Failure title={commonText.somethingFailed} error={null} onRetry={reload} />
      </div>
    );
  }
}

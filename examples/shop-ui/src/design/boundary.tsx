import { Component, type ReactNode, Suspense } from "react";
import { hasFailedComponents, lazyComponent, retryFailedComponents } from "./lazy-component";

const ErrorNotice = lazyComponent(() => import("./errors"), "ErrorNotice");

interface ErrorNoticeProps {
  error: unknown;
  retry: () => unknown;
}

/** Loads the code of the error messages later, so that the initial code is smaller. */
export function LazyErrorNotice({ error, retry }: ErrorNoticeProps) {
  const retryNotice = (
    <div className="notice" role="alert">
      <button className="button secondary" type="button" onClick={() => void retry()}>
        Try again
      </button>
    </div>
  );
  return (
    <Boundary fallback={retryNotice}>
      <ErrorNotice error={error} retry={retry} />
    </Boundary>
  );
}

export const preloadErrors = ErrorNotice.preload;

interface BoundaryState {
  error?: unknown;
  /** Whether the visitor or the network has already caused a retry. */
  isRetried?: boolean;
}

interface BoundaryProps {
  /** Path or other key. When it changes after an error, the children are rendered again. */
  at?: string;
  onError?: () => void;
  /** Shown after an error. Default: a message with a retry button. */
  fallback?: ReactNode;
  /** Shown while the children load. */
  pending?: ReactNode;
  children: ReactNode;
}

/**
 * Waits for its children to load. If they fail to load or render, shows the fallback until a retry
 * or a new `at`.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** The second retry reloads the page, because a new release may have removed the old files. */
  retry = () => (this.state.isRetried ? location.reload() : this.reset(true));

  private reset(isRetried: boolean) {
    window.removeEventListener("online", this.retry);
    retryFailedComponents();
    this.setState({ error: undefined, isRetried });
  }

  override componentDidCatch() {
    this.props.onError?.();
    if (hasFailedComponents()) window.addEventListener("online", this.retry);
  }

  override componentDidUpdate(previousProps: { at?: string }, { error }: BoundaryState) {
    // Reset only an error from before this update. If the new page throws, React commits the new
    // `at` and its error together, and that error must stay visible.
    if (!error || error !== this.state.error || previousProps.at === this.props.at) return;
    this.reset(false);
  }

  override componentWillUnmount() {
    window.removeEventListener("online", this.retry);
    if (this.state.error) retryFailedComponents();
  }

  override render() {
    const { error } = this.state;
    const {
      children,
      pending,
      fallback = <LazyErrorNotice error={error} retry={this.retry} />,
    } = this.props;
    return error ? fallback : <Suspense fallback={pending}>{children}</Suspense>;
  }
}

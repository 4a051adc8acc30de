import { describeError } from "@portico/react/format";
import { Component, type ReactNode } from "react";
import { retryFailedComponents } from "./lazy-component";
import { Failed } from "./states";

interface BoundaryState {
  error?: unknown;
  /** Whether the visitor or the network has already caused a retry. */
  isRetried?: boolean;
}

const isLoadFailure = (error: unknown) => /offline|network/.test(describeError(error).kind);

interface BoundaryProps {
  /** A new path renders the children again. */
  at?: string;
  /** Default: an error message with a retry button. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Replaces children that fail to load or render, until the visitor opens another page. */
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

  override componentDidCatch(error: unknown) {
    if (isLoadFailure(error)) window.addEventListener("online", this.retry);
  }

  override componentDidUpdate(before: { at?: string }, { error }: BoundaryState) {
    // React sets the new path and the error of its page in one commit.
    if (!error || error !== this.state.error || before.at === this.props.at) return;
    this.reset(false);
  }

  override componentWillUnmount() {
    window.removeEventListener("online", this.retry);
    if (this.state.error) retryFailedComponents();
  }

  override render() {
    const { error } = this.state;
    const { children, fallback = <Failed error={error} retry={this.retry} /> } = this.props;
    return error ? fallback : children;
  }
}

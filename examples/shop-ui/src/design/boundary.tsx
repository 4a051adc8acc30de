import { describeError } from "@portico/react/format";
import { Component, type ReactNode } from "react";
import { retryParts } from "./part";
import { Failed } from "./states";

interface BoundaryState {
  error?: unknown;
  /** Whether the visitor or the network has already caused a retry. */
  isRetried?: boolean;
}

const isLoadFailure = (error: unknown) => /offline|network/.test(describeError(error).kind);

interface BoundaryProps {
  /** The path of the page. A new path tries again. */
  at?: string;
  /** Shown after a failure. Default: an error message with a button that tries again. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows an error in place of what failed to load or to render, until the visitor opens another page. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** Renders the children again. If they fail again, the next retry reloads the page, as after a new release. */
  retry = () => (this.state.isRetried ? location.reload() : this.reset(true));

  private reset(isRetried: boolean) {
    window.removeEventListener("online", this.retry);
    retryParts();
    this.setState({ error: undefined, isRetried });
  }

  override componentDidCatch(error: unknown) {
    if (isLoadFailure(error)) window.addEventListener("online", this.retry);
  }

  override componentDidUpdate(before: { at?: string }, { error }: BoundaryState) {
    // the error of a new page comes with its address
    if (!error || error !== this.state.error || before.at === this.props.at) return;
    this.reset(false);
  }

  override componentWillUnmount() {
    window.removeEventListener("online", this.retry);
    if (this.state.error) retryParts();
  }

  override render() {
    const { error } = this.state;
    const { children, fallback = <Failed error={error} retry={this.retry} /> } = this.props;
    return error ? fallback : children;
  }
}

import { describeError } from "@portico/react/format";
import { Component, type ReactNode } from "react";
import { Failed } from "./states";

interface BoundaryState {
  error?: unknown;
}

// Code and styles that failed to load are not loaded again by the same page, so a retry needs a new one.
const reload = () => location.reload();

/** Whether code failed to load while the browser was offline. */
let failedOffline = false;

const isLoadFailure = (error: unknown) => /offline|network/.test(describeError(error).kind);

/** Shows an error in place of what failed to load or to render, until the visitor opens another page. */
export class Boundary extends Component<{ at?: string; children: ReactNode }, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!isLoadFailure(error)) return;
    window.addEventListener("online", reload);
    if (!navigator.onLine) failedOffline = true;
    else if (failedOffline) reload();
  }

  override componentDidUpdate(before: { at?: string }) {
    if (!this.state.error || before.at === this.props.at) return;
    window.removeEventListener("online", reload);
    this.setState({ error: undefined });
  }

  override componentWillUnmount() {
    window.removeEventListener("online", reload);
  }

  override render() {
    const { error } = this.state;
    return error ? <Failed error={error} retry={reload} /> : this.props.children;
  }
}

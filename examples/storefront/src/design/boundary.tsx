import { Component, type ReactNode } from "react";
import { Failed } from "./states.js";

/** Shows what went wrong in place of what failed to load or to render, until another page is gone to. */
export class Boundary extends Component<{ at?: string; children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: { at?: string }) {
    if (this.state.error && before.at !== this.props.at) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    // a part that could not be loaded is not asked for again by the same page
    return error ? <Failed error={error} retry={() => location.reload()} /> : this.props.children;
  }
}

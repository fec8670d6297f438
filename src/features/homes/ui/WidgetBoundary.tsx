import { Component, type ReactNode } from 'react'
import type { Schemas } from '@/api'
import { reportError } from '@/shared/errors'
import { WidgetFrame } from './WidgetFrame'

type WidgetBoundaryProps = { widget: Schemas['Widget']; children: ReactNode }

/** Keeps a widget that cannot be drawn from taking the home down: it says so in its place, and can be tried again. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error, `the widget ${this.props.widget.kind}`)
  }

  readonly handleRetry = () => this.setState({ failed: false })

  override render() {
    const { widget, children } = this.props
    return this.state.failed ? <WidgetFrame widget={widget} failed onRetry={this.handleRetry} /> : children
  }
}

import { Component, type ReactNode } from 'react'
import { isApiError } from '@/api'
import { reportError } from '@/shared/errors'
import { InlineFailure, LazyButtonFailure, LazyOverlayFailure, LazyRegionFailure } from './LazyFailure'
import { isMissingChunk } from './new-version'

type RegionBoundaryProps = {
  /** For the log: "the page", "the notification panel". */
  name: string
  /** A change starts the region anew: the address of the page, the next tip. */
  resetKey?: string | undefined
  /**
   * What says in the region's place that it failed and offers to start it anew: a message as large as a `page`, a line
   * (`inline`), a `button`, or a message over the page for an `overlay`; the last two also ask for a tip. A `notice` is
   * the message over the page alone, for what shows the tips.
   */
  failure?: 'page' | 'inline' | 'button' | 'overlay' | 'notice'
  /** It is about to be started anew by its button: takes away what it would fail of again. */
  onRetry?: (() => void) | undefined
  /** What stands for an overlay was closed without starting it anew. */
  onDismiss?: (() => void) | undefined
  children: ReactNode
}

type State = { error: unknown; resetKey: string | undefined }

/**
 * Keeps a failure of one region from taking the whole page down. That a page's subject is missing or forbidden concerns
 * the page and passes through.
 */
export class RegionBoundary extends Component<RegionBoundaryProps, State> {
  override state: State = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ resetKey }: RegionBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey }
  }

  override componentDidCatch(error: unknown) {
    // A chunk that is gone has a tip of its own.
    if (!concernsPage(error) && !isMissingChunk(error)) reportError(error, this.props.name)
  }

  readonly handleRetry = () => {
    this.props.onRetry?.()
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    const { children, failure = 'page', onDismiss } = this.props
    if (error === null) return children
    if (concernsPage(error)) throw error
    if (failure === 'page') return <LazyRegionFailure onRetry={this.handleRetry} />
    if (failure === 'inline') return <InlineFailure onRetry={this.handleRetry} />
    const shared = { onRetry: this.handleRetry, withTip: failure !== 'notice' && !isMissingChunk(error) }
    return failure === 'button' ? (
      <LazyButtonFailure {...shared} />
    ) : (
      <LazyOverlayFailure {...shared} onDismiss={onDismiss} />
    )
  }
}

function concernsPage(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'not-found' || error.kind === 'forbidden')
}

import { Component, type ReactNode } from 'react'
import { isApiError } from '@/api'
import { reportError } from '@/shared/errors'
import { LateRegionFailure } from './LateFailure'
import { isMissingChunk } from './new-version'

type RegionBoundaryProps = {
  /** For the log: "the page", "the notification panel". */
  name: string
  /** Another value starts the region anew: the address of the page. */
  resetKey?: string | undefined
  /** What stands in for it; nothing for parts that may simply be missing. */
  fallback?: ReactNode
  children: ReactNode
}

type State = { error: unknown; resetKey: string | undefined }

/** Keeps a part that breaks from taking the page down. A post that is missing or closed is the page's affair and passes through. */
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
    if (!concernsThePage(error) && !isMissingChunk(error)) reportError(error, this.props.name)
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (concernsThePage(error)) throw error
    if (this.props.fallback !== undefined) return this.props.fallback
    return <LateRegionFailure onRetry={() => this.setState({ error: null })} />
  }
}

function concernsThePage(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'not-found' || error.kind === 'forbidden')
}

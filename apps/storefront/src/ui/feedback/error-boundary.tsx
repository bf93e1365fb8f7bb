import { Component, type ReactNode } from 'react'
import { retryFailedTexts } from '#platform/i18n/i18n.ts'
import { retryFailedChunks } from '#platform/loading/lazy-with-retry.ts'
import { signal } from '#platform/report/signals.ts'

interface Props {
  readonly fallback: ReactNode
  /** When this changes, the children render again. */
  readonly visit?: unknown
  readonly children: ReactNode
}

/** Keeps what a part of the page throws inside that part, its code or its texts failing to load included. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    signal({ kind: 'crash', error })
    retryFailedChunks()
    retryFailedTexts()
  }

  override componentDidUpdate({ visit }: Props) {
    if (this.state.failed && visit !== this.props.visit) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

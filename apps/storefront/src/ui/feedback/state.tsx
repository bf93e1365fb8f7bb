import { type ReactNode, useEffect, useState } from 'react'
import type { Failure } from '#platform/api/failure.ts'
import { toFailure } from '#platform/api/to-failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { useCountdown } from '#platform/time/clock.ts'
import { cx } from '../cx.ts'
import { Button, LinkButton } from '../primitives/button.tsx'
import type { DrawingName } from '../primitives/drawings/index.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { useOnline } from './online-only.ts'
import css from './state.module.css'

/** A drawing beside a text that doesn't wait for it. It fills its parent. */
export const Drawing = lazyOptional(() => import('../primitives/drawings/index.tsx').then((m) => m.DrawingByName))

const FailureText = lazyOptional(() => import('./note.tsx').then((m) => m.FailureText), '\u00a0')

const OfflineLinks = lazyOptional(() => import('./offline-links.tsx').then((m) => m.OfflineLinks))

/** Without a connection, below a page that doesn't open: those that do. */
export function OfflinePages() {
  return (
    !useOnline() && (
      <ErrorBoundary fallback={null}>
        <OfflineLinks />
      </ErrorBoundary>
    )
  )
}

interface StateProps {
  readonly drawing?: DrawingName
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly action?: ReactNode
  readonly inline?: boolean
  /** It is the page: its title is the page's heading. */
  readonly page?: boolean
}

export function EmptyState({ drawing = 'basket', title, text, action, inline, page }: StateProps) {
  const Title = page ? 'h1' : 'h2'
  return (
    <div className={cx('column align-center textAlign-center', css.state, inline && css.inline, page && css.page)}>
      <div className={css.drawing}>
        <Drawing of={drawing} />
      </div>
      <Title>{title}</Title>
      {text !== undefined && <p>{text}</p>}
      {action !== undefined && <div className="above-20">{action}</div>}
    </div>
  )
}

export interface ErrorProps {
  readonly failure?: Failure
  readonly onRetry: () => void
  readonly retrying?: boolean
}

/** Tries again, not before the server allows it. */
function RetryButton({ failure, onRetry, retrying, small }: ErrorProps & { readonly small?: boolean }) {
  const { t } = useTranslation()
  const until = failure?.kind === 'busy' ? new Date(failure.until).toISOString() : null
  const seconds = Math.ceil(useCountdown(until, 0) / 1_000)
  return (
    <Button
      variant={small ? 'outline' : 'dark'}
      size={small ? 'sm' : undefined}
      onClick={onRetry}
      loading={retrying}
      disabled={seconds > 0}
    >
      {seconds > 0 ? t('action.retryIn', { seconds }) : t('action.retry')}
    </Button>
  )
}

/** Why something didn't load, in the shopper's language; undefined where nothing is known, and for an ended session, which opens the login. */
function useReason(failure: Failure | undefined): ReactNode {
  const { t } = useTranslation()
  if (!failure || failure.kind === 'session') return undefined
  return failure.kind === 'business' ? <FailureText failure={failure} /> : t(`failure.${failure.kind}`)
}

/** What a page shows in place of what it couldn't load. Nothing typed is lost by trying again. */
export function ErrorState({ inline, ...props }: ErrorProps & { readonly inline?: boolean }) {
  const { t } = useTranslation()
  const { failure } = props
  const isOffline = failure?.kind === 'network'
  return (
    <div role="alert">
      <EmptyState
        drawing={isOffline ? 'offline' : 'torn'}
        title={t('failure.title')}
        text={useReason(failure)}
        inline={inline}
        action={
          <>
            <div className="row gap-12 justify-center wrap">
              <RetryButton {...props} />
              {!inline && (
                <LinkButton to={paths.home} variant="outline">
                  {t('notFound.home')}
                </LinkButton>
              )}
            </div>
            {!inline && isOffline && <OfflinePages />}
          </>
        }
      />
    </div>
  )
}

export function InlineError(props: ErrorProps) {
  const { t } = useTranslation()
  return (
    <div className={css.part} role="alert">
      <span>{useReason(props.failure) ?? t('failure.title')}</span>
      <RetryButton {...props} small />
    </div>
  )
}

/**
 * For a part that the page can do without: when it fails, the rest of the page stays, and the part has its own retry. It also renders again
 * when the connection changes.
 */
export function PartBoundary({ children }: { readonly children: ReactNode }) {
  const online = useOnline()
  const [attempt, setAttempt] = useState(0)
  return (
    <ErrorBoundary fallback={<InlineError onRetry={() => setAttempt(attempt + 1)} />} visit={`${attempt} ${online}`}>
      {children}
    </ErrorBoundary>
  )
}

interface Query<T> {
  readonly currentData?: T
  readonly data?: T
  readonly error?: unknown
  readonly isFetching: boolean
  readonly isError: boolean
  readonly refetch: () => unknown
}

interface QueryStateProps<T> {
  readonly query: Query<T>
  /** While loading: boxes of the same size as the content. */
  readonly loading?: ReactNode
  readonly empty?: ReactNode
  readonly isEmpty?: (data: T) => boolean
  /** A part of a page, rather than all of it. */
  readonly inline?: boolean
  readonly children: (data: T) => ReactNode
}

/** Shows the state of a query: loading, failed with a retry, empty, or its data. Data stays visible during a refetch. */
export function QueryState<T>({ query, loading = null, empty, isEmpty, inline, children }: QueryStateProps<T>) {
  const data = query.isFetching || !query.isError ? (query.currentData ?? undefined) : query.data
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data)
  if (query.isError && !query.isFetching) return <ErrorState failure={toFailure(query.error)} onRetry={query.refetch} inline={inline} />
  return (
    <>
      {loading}
      {!inline && <SlowHint />}
    </>
  )
}

/** ms after which a page says that it is still loading */
export const SLOW_AFTER = 5_000

const SlowNote = lazyOptional(() => import('./slow-note.tsx').then((m) => m.SlowNote))

/** Beside the skeleton of a whole page: says so when its data are late. */
export function SlowHint() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_AFTER, true)
    return () => clearTimeout(timer)
  }, [])
  return slow && <SlowNote />
}

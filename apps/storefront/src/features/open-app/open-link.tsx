import { type ReactNode, Suspense } from 'react'
import { lazyOverlay } from '../../shared/ui/lazy-overlay.tsx'
import { useOnceOpen } from '../../shared/ui/once-open.ts'
import { useOpening } from './use-opening.ts'

const StuckSheet = lazyOverlay(() => import('./stuck-sheet.tsx').then((m) => ({ default: m.StuckSheet })))

interface Props {
  readonly className?: string
  readonly label?: string
  readonly children: ReactNode
}

/** A link into the app, at the place of the shop that is open. For phones. */
export function OpenLink({ className, label, children }: Props) {
  const { href, onClick, stuck, close } = useOpening()
  const told = useOnceOpen(stuck)
  return (
    <>
      <a href={href} className={className} aria-label={label} onClick={onClick}>
        {children}
      </a>
      {told && (
        <Suspense fallback={null}>
          <StuckSheet open={stuck} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

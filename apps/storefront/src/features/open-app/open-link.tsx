import { type ReactNode, Suspense } from 'react'
import { lazyOverlay } from '../../shared/ui/lazy-overlay.tsx'
import { useLazyMount } from '../../shared/ui/once-open.ts'
import { useOpenApp } from './use-opening.ts'

const StuckSheet = lazyOverlay(() => import('./stuck-sheet.tsx').then((m) => ({ default: m.AppBlockedSheet })))

interface Props {
  readonly className?: string
  readonly label?: string
  readonly children: ReactNode
}

/** A link into the app, at the place of the shop that is open. For phones. */
export function OpenAppLink({ className, label, children }: Props) {
  const { href, onClick, stuck, close } = useOpenApp()
  const told = useLazyMount(stuck)
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

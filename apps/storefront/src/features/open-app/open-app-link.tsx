import { type ReactNode, Suspense } from 'react'
import { lazyOverlay } from '../../shared/ui/overlay/lazy-overlay.tsx'
import { useLazyMount } from '../../shared/ui/overlay/use-lazy-mount.ts'
import { useOpenApp } from './use-open-app.ts'

const StuckSheet = lazyOverlay(() => import('./app-blocked-sheet.tsx').then((m) => ({ default: m.AppBlockedSheet })))

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

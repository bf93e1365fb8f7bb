import { Shine } from '../../shared/ui/shine.tsx'
import css from './wallet.module.css'

/** Where the wallet will be. */
export function WalletSkeleton() {
  return (
    <div className={css.parts} aria-hidden="true">
      <Shine height={240} radius={16} />
      <Shine height={160} radius={16} />
    </div>
  )
}

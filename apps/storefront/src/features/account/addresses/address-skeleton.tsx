import { cx } from '#ui/cx.ts'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import css from './address-list-page.module.css'

export function AddressSkeleton() {
  return (
    <div className={cx('grid gap-panels', css.list)}>
      {[0, 1, 2].map((address) => (
        <PanelSkeleton key={address} height={161} rows={2} />
      ))}
    </div>
  )
}

import type { ComponentProps } from 'react'
import css from './sticky-tabs.module.css'
import { Tabs } from './tabs.tsx'

/** Tabs above a list that fills the page. On mobile they stay below the header while the list scrolls. */
export function StickyTabs<V extends string>(props: ComponentProps<typeof Tabs<V>>) {
  return (
    <div className={css.sticky}>
      <Tabs {...props} />
    </div>
  )
}

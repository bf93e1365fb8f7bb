import type { ReactNode } from 'react'
import { useLayout } from '#platform/browser/use-layout.ts'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../primitives/text.tsx'
import { BackButton, useBack } from './back-button.tsx'
import css from './page-layout.module.css'

interface Props {
  /** Names the page: in the bar on mobile, as a heading on desktop, in the browser's tab. */
  readonly title: string
  readonly heading?: ReactNode
  /** Mobile: the target of the back arrow when this is the first page of the visit; `false` = no arrow (pages of the tabs). */
  readonly back?: string | false
  /** At the end of the mobile bar. */
  readonly action?: ReactNode
  /** Desktop: the heading is hidden, because the page's content makes it clear. */
  readonly noHeading?: boolean
  /** How wide it is on desktop, from the left edge of the header: a text to read, a form; by default all of the page's width. */
  readonly column?: 'reading' | 'form'
  /** Desktop: beside the column, and below it where the window is too narrow. */
  readonly aside?: ReactNode
  /** Desktop: below both, as wide as the page. */
  readonly below?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** The frame of an ordinary page: a bar with a back arrow on mobile, a heading in the shop's column on desktop. */
export function PageLayout({ title, heading = title, back = '/', action, noHeading, column, aside, below, className, children }: Props) {
  const goBack = useBack(back || '/')
  const desktop = useLayout() === 'desktop'
  const besides = desktop && aside !== undefined
  return (
    <div className={cx(css.page, column && css[column], className)}>
      {desktop ? (
        noHeading ? (
          <VisuallyHidden as="h1">{title}</VisuallyHidden>
        ) : (
          <div className={css.head}>
            <h1>{heading}</h1>
            {action}
          </div>
        )
      ) : (
        <div className={cx('grid align-center', css.bar)}>
          <div>{back !== false && <BackButton onClick={goBack} />}</div>
          <h1>{heading}</h1>
          <div className={cx('row justify-end size-13 weight-700 tone-sambal-700', css.action)}>{action}</div>
        </div>
      )}
      <div className={cx(css.content, besides && css.room)}>
        <div className={cx(besides && css.columns)}>
          <div className={css.column} data-column={column ?? 'page'}>
            {children}
          </div>
          {besides && <aside>{aside}</aside>}
        </div>
      </div>
      {desktop && below}
    </div>
  )
}

import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { LinkTarget } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { type ErrorProps, InlineError } from '#ui/feedback/state.tsx'
import { SectionHead } from '#ui/layout/panel.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import css from './row-section.module.css'

/** As wide as the page's column. `top`: reaches up into the page's header, as banners do. */
export function SectionWidth({ top = false, children }: { readonly top?: boolean; readonly children: ReactNode }) {
  return <div className={cx(css.width, top && css.top)}>{children}</div>
}

export function SectionBox({ children }: { readonly children: ReactNode }) {
  return (
    <section className={css.width}>
      <div className={css.section}>{children}</div>
    </section>
  )
}

interface Props {
  readonly title: string
  readonly note?: ReactNode
  /** Leads to the whole list. */
  readonly more?: LinkTarget<unknown> | undefined
  readonly children: ReactNode
}

/** A link beside the title of a section. */
export function SectionLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...props} className={css.more} />
}

/** A section with a row of products, to be put into a `Row`. */
export function RowSection({ title, note, more, children }: Props) {
  const { t } = useTranslation('home')
  return (
    <SectionBox>
      <SectionHead
        title={title}
        note={note}
        action={
          more && (
            <SectionLink {...more} aria-label={t('allOf', { title })}>
              <span>{t('all')}</span>
              <Icon of={ChevronRight} size={16} stroke={2.25} />
            </SectionLink>
          )
        }
      />
      {children}
    </SectionBox>
  )
}

/** Room for the countdown below a title. */
export function NoteRoom() {
  return <span className={css.noteRoom} />
}

export interface FailedRowProps extends ErrorProps {
  readonly title: string
}

export function FailedRow({ title, ...error }: FailedRowProps) {
  return (
    <RowSection title={title}>
      <InlineError {...error} />
    </RowSection>
  )
}

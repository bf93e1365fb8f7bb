import CircleHelp from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { CustomerService } from './customer-service.tsx'
import css from './help-section.module.css'

interface Props extends Pick<ComponentProps<typeof CustomerService>, 'about'> {
  readonly text: string
  /** The number to name there, with its button to copy it; the page may show it elsewhere. */
  readonly number?: ReactNode
  /** Absent on the page of questions. */
  readonly faqs?: { readonly to: string; readonly label: string }
}

export function HelpSection({ text, number, faqs, about }: Props) {
  return (
    <>
      <p className="size-13 line-20 tone-ink-2">{text}</p>
      {number && <p className={cx('row above-12 wrap size-13 line-20', css.row)}>{number}</p>}
      {faqs && (
        <p className={cx('row above-12 wrap size-13 line-20', css.row)}>
          <Link to={faqs.to} className={cx('row hitArea gap-6 inline weight-700', css.faqs)}>
            <Icon of={CircleHelp} size={16} />
            <span>{faqs.label}</span>
          </Link>
        </p>
      )}
      <div className={cx('size-13 line-20', css.service)}>
        <div className={cx('minHeight-44', css.lines)}>
          <Suspense fallback={null}>
            <CustomerService about={about} />
          </Suspense>
        </div>
      </div>
    </>
  )
}

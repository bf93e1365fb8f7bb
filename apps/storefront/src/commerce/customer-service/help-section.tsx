import CircleHelp from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import { type ReactNode, Suspense } from 'react'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { CustomerService } from './customer-service.tsx'
import css from './help-section.module.css'

interface Props {
  readonly text: string
  /** The number to name there, with its button to copy it; the page may show it elsewhere. */
  readonly number?: ReactNode
  /** Questions about the same; the page may be theirs. */
  readonly faqs?: { readonly to: string; readonly label: string }
}

/** Where help is: what to name, common questions, customer service. */
export function HelpSection({ text, number, faqs }: Props) {
  return (
    <>
      <p className={css.text}>{text}</p>
      {number && <p className={css.row}>{number}</p>}
      {faqs && (
        <p className={css.row}>
          <Link to={faqs.to} className={css.faqs}>
            <Icon of={CircleHelp} size={16} />
            <span>{faqs.label}</span>
          </Link>
        </p>
      )}
      <div className={css.service}>
        <div className={css.lines}>
          <Suspense fallback={null}>
            <CustomerService />
          </Suspense>
        </div>
      </div>
    </>
  )
}

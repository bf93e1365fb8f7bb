import CircleHelp from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import { type ReactNode, Suspense } from 'react'
import { ui } from '#ui/layout/classes.ts'
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
      <p className={ui.text({ size: 13, line: 20, tone: 'ink-2' })}>{text}</p>
      {number && <p className={ui.row({ above: 12, wrap: true, size: 13, line: 20 }, css.row)}>{number}</p>}
      {faqs && (
        <p className={ui.row({ above: 12, wrap: true, size: 13, line: 20 }, css.row)}>
          <Link to={faqs.to} className={ui.row({ hitArea: true, gap: 6, inline: true, weight: 700 }, css.faqs)}>
            <Icon of={CircleHelp} size={16} />
            <span>{faqs.label}</span>
          </Link>
        </p>
      )}
      <div className={ui.text({ size: 13, line: 20 }, css.service)}>
        <div className={ui.box({ minHeight: 44 }, css.lines)}>
          <Suspense fallback={null}>
            <CustomerService />
          </Suspense>
        </div>
      </div>
    </>
  )
}

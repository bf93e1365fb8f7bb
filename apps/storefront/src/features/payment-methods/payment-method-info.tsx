import type { ReactNode } from 'react'
import css from '../../entities/payment-method/payment-method.module.css'

interface Props {
  /** Before the words. */
  readonly icon: ReactNode
  readonly title: string
  readonly tags?: ReactNode
  /** Lines below the title. */
  readonly children: ReactNode
}

/** What an entry of the wallet is known by. */
export function PaymentMethodInfo({ icon, title, tags, children }: Props) {
  return (
    <div className={css.words}>
      {icon}
      <div className={css.lines}>
        <p className={css.name}>
          <b>{title}</b>
          {tags}
        </p>
        {children}
      </div>
    </div>
  )
}

import { type ReactNode, Suspense } from 'react'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { useNewTab } from '#ui/primitives/new-tab.ts'
import { useSystemMembersrvSystemQuery } from './api.ts'
import css from './customer-service.module.css'

interface Props {
  readonly className?: string
  /** The number that a message begins with. */
  readonly about?: { readonly kind: 'Order' | 'Request'; readonly no: string } | undefined
}

export function CustomerService({ className, about }: Props) {
  const { t } = useTranslation('service')
  const { data } = useSystemMembersrvSystemQuery()
  const newTab = useNewTab(true)
  if (!data) return null
  const { whatsapp, email, opens, closes } = data.service
  const text = about && encodeURIComponent(t(`about${about.kind}`, { no: about.no }))
  return (
    <span className={cx('row wrap weight-500', css.service, className)}>
      <a href={`https://wa.me/${whatsapp}${text ? `?text=${text}` : ''}`} {...newTab} rel="noopener noreferrer">
        {t('whatsapp')}
      </a>
      <a href={`mailto:${email}${text ? `?subject=${text}` : ''}`}>{email}</a>
      <span>{t('hours', { opens, closes })}</span>
    </span>
  )
}

interface FormErrorProps {
  readonly failure: Failure | undefined
  readonly children?: ReactNode
}

/** Why a form was refused; when the account is restricted, with the way to customer service. */
export function FormError({ failure, children }: FormErrorProps) {
  return (
    <FailureNote failure={failure}>
      {failedWith(failure, 'ACCOUNT_ABNORMAL') && (
        <Suspense fallback={null}>
          <CustomerService />
        </Suspense>
      )}
      {children}
    </FailureNote>
  )
}

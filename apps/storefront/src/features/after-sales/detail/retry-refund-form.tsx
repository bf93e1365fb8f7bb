import type { AfterSaleDetail, RefundTarget } from '@nusaria/contracts/after-sale-entities'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAfterSaleRetryRefundMutation } from '../../../entities/after-sale/after-sale-api.ts'
import { RefundAccountPicker } from '../../../entities/payment-method/refund-account-picker.tsx'
import type { Failure } from '../../../shared/api/failure.ts'
import { failedWith, failureOf } from '../../../shared/api/failure.ts'
import { useDraft } from '../../../shared/state/use-draft.ts'
import { Form } from '../../../shared/ui/chakra/form.tsx'
import { FailureNote } from '../../../shared/ui/feedback/note.tsx'
import { toast } from '../../../shared/ui/feedback/toast.ts'
import { Panel } from '../../../shared/ui/layout/panel.tsx'
import { Button } from '../../../shared/ui/paint/button.tsx'
import { isStatusChanged } from './is-status-changed.ts'
import css from './return-panel.module.css'

interface Props {
  readonly request: AfterSaleDetail
  /** The request has moved on meanwhile. */
  readonly onStatusChanged: (failure: Failure) => void
}

/** After a failed refund: another account to send it to. */
export function RetryRefundForm({ request: { after_sale_no }, onStatusChanged }: Props) {
  const { t } = useTranslation('afterSale')
  const [target, setTarget, forget] = useDraft<RefundTarget | null>(`retry:${after_sale_no}`, null)
  const [tried, setTried] = useState(false)
  const [send, { isLoading, error, reset }] = useAfterSaleRetryRefundMutation()
  const failure = failureOf(error)
  const gone = failedWith(failure, 'REFUND_ACCOUNT_REQUIRED')

  const submit = async () => {
    setTried(true)
    if (!target || isLoading) return
    const reply = await send({ after_sale_no, refund_target: target })
    const refusal = failureOf(reply.error)
    if (reply.data) {
      forget()
      toast.success(t('retry.sent'))
    } else if (refusal && isStatusChanged(refusal)) onStatusChanged(refusal)
  }
  return (
    <Panel title={t('retry.title')}>
      <Form className={css.retry} onSubmit={() => void submit()}>
        <RefundAccountPicker
          value={target}
          onChange={(next) => {
            setTarget(next)
            reset()
          }}
          error={gone ? t('retry.gone') : tried && !target && t('retry.choose')}
        />
        <FailureNote failure={failure && !gone && !isStatusChanged(failure) ? failure : undefined} />
        <Button type="submit" size="lg" block loading={isLoading}>
          {t('retry.submit')}
        </Button>
      </Form>
    </Panel>
  )
}

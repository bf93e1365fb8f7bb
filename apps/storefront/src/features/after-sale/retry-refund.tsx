import type { AfterSaleDetail, RefundTarget } from '@nusaria/contracts/after-sale-entities'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAfterSaleRetryRefundMutation } from '../../shared/after-sale/after-sale-api.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith, failureOf } from '../../shared/api/failure.ts'
import type { AddRefundAccountForm } from '../../shared/refund-target/refund-target-chooser.tsx'
import { RefundAccountPicker } from '../../shared/refund-target/refund-target-chooser.tsx'
import { useDraft } from '../../shared/state/use-draft.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Form } from '../../shared/ui/form.tsx'
import { FailureNote } from '../../shared/ui/note.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { toast } from '../../shared/ui/toast.ts'
import { isStatusChanged } from './moved.ts'
import css from './send-back.module.css'

interface Props {
  readonly request: AfterSaleDetail
  readonly AddTarget: AddRefundAccountForm
  /** The request has moved on meanwhile. */
  readonly onStatusChanged: (failure: Failure) => void
}

/** After a failed refund: another account to send it to. */
export function RetryRefundForm({ request: { after_sale_no }, AddTarget, onStatusChanged }: Props) {
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
          AddTarget={AddTarget}
        />
        <FailureNote failure={failure && !gone && !isStatusChanged(failure) ? failure : undefined} />
        <Button type="submit" size="lg" block loading={isLoading}>
          {t('retry.submit')}
        </Button>
      </Form>
    </Panel>
  )
}

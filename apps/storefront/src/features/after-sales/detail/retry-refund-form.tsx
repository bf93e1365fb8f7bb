import type { AfterSaleDetail, RefundTarget } from '@nusaria/contracts/after-sale-entities'
import { useTranslation } from 'react-i18next'
import { useAfterSaleRetryRefundMutation } from '../../../entities/after-sale/after-sale-api.ts'
import { RefundAccountPicker } from '../../../entities/payment-method/refund-account-picker.tsx'
import type { Failure } from '../../../shared/api/failure.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { defineRefusals } from '../../../shared/refusals/refusals.ts'
import { Form } from '../../../shared/ui/chakra/form.tsx'
import { FailureNote } from '../../../shared/ui/feedback/note.tsx'
import { toast } from '../../../shared/ui/feedback/toast.ts'
import { Panel } from '../../../shared/ui/layout/panel.tsx'
import { Button } from '../../../shared/ui/paint/button.tsx'
import css from './return-panel.module.css'
import { isStatusChanged } from './status-changed-note.tsx'

interface Values {
  readonly target: RefundTarget | null
}

const EMPTY: Values = { target: null }

const retryRefusals = defineRefusals<'target' | 'form', never, 'gone'>({
  fallback: { target: 'form', actions: [] },
  table: { REFUND_ACCOUNT_REQUIRED: { target: 'target', text: 'gone' } },
})

interface Props {
  readonly request: AfterSaleDetail
  /** Sending was refused because the status has changed. */
  readonly onStatusChanged: (failure: Failure) => void
}

/** After a failed refund: chooses the account that the refund is sent to again. */
export function RetryRefundForm({ request: { after_sale_no }, onStatusChanged }: Props) {
  const { t } = useTranslation('afterSale')
  const [send] = useAfterSaleRetryRefundMutation()
  const { values, change, errors, formFailure, submit, busy } = useForm<Values, 'choose' | 'gone', AfterSaleDetail>({
    initial: EMPTY,
    draft: `retry:${after_sale_no}`,
    validate: ({ target }) => ({ target: target ? undefined : 'choose' }),
    refusals: retryRefusals,
    send: async ({ target }) => (target ? send({ after_sale_no, refund_target: target }) : {}),
    onDone: () => toast.success(t('retry.sent')),
    onFailed: (failure) => {
      if (isStatusChanged(failure)) onStatusChanged(failure)
    },
  })
  return (
    <Panel title={t('retry.title')}>
      <Form className={css.retry} onSubmit={() => void submit()}>
        <RefundAccountPicker
          value={values.target}
          onChange={(target) => change({ target })}
          error={errors.target && t(`retry.${errors.target}`)}
        />
        <FailureNote failure={formFailure && isStatusChanged(formFailure) ? undefined : formFailure} />
        <Button type="submit" size="lg" block loading={busy}>
          {t('retry.submit')}
        </Button>
      </Form>
    </Panel>
  )
}

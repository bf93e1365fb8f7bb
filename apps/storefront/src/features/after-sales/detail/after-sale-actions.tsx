import type { AfterSaleDetail, RefundTarget } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { HelpSection } from '#commerce/customer-service/help-section.tsx'
import { CopyableNumber } from '#commerce/order/copyable-number.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'
import { faqsPath, reapplyPath } from '#platform/routing/paths.ts'
import { toast } from '#platform/toast.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { Form } from '#ui/form/form.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { useAfterSaleRetryRefundMutation } from '../api.ts'
import { RefundAccountPicker, useChosenAccount } from '../apply/refund-account-picker.tsx'
import { RequestChangesNote } from '../common/request-changes-note.tsx'
import { MainAction } from './main-action.tsx'
import { type ActionProps, ReturnPanel, ReturnShipmentPanel } from './return-panel.tsx'
import { isStatusChanged } from './status-changed-note.tsx'

/** Whether the request ended without a refund and only customer service can help. */
export function needsCustomerService({ status, actions }: AfterSaleDetail): boolean {
  return status === AFTER_SALE_STATUS.failure && actions.length === 0
}

/** Customer service and common questions, with the request's number to quote. */
export function AfterSaleHelp({ afterSaleNo }: { readonly afterSaleNo: string }) {
  const { t } = useTranslation('afterSale')
  const number = (
    <b>
      <CopyableNumber number={afterSaleNo} label={t('copyNumber')} />
    </b>
  )
  return (
    <HelpSection
      text={t('help.text')}
      number={number}
      about={{ kind: 'Request', no: afterSaleNo }}
      faqs={{ to: faqsPath('afterSale'), label: t('help.faqs') }}
    />
  )
}

/** For a request that ended without a refund: the link to apply again, or customer service. */
function EndedPanel({ request }: { readonly request: AfterSaleDetail }) {
  const { t } = useTranslation('afterSale')
  const { after_sale_no } = request
  return (
    <Panel title={t('wayOn.title')}>
      {needsCustomerService(request) ? (
        <AfterSaleHelp afterSaleNo={after_sale_no} />
      ) : (
        <div className="grid gap-16">
          <p className="size-13 line-20 tone-ink-2">{t('wayOn.againText')}</p>
          <MainAction>
            <LinkButton to={reapplyPath(after_sale_no)} size="lg" block>
              {t('wayOn.again')}
            </LinkButton>
          </MainAction>
        </div>
      )}
    </Panel>
  )
}

/** What the shopper can do now: send goods back, choose another refund account, apply again. Also shows the return parcel. */
export function AfterSaleActions({ request, skew, onExpire, onStatusChanged }: ActionProps) {
  const { status, actions, return_shipment } = request
  const retry = actions.includes('retry')
  return (
    <>
      {actions.includes('send_back') && <ReturnPanel request={request} skew={skew} onExpire={onExpire} onStatusChanged={onStatusChanged} />}
      {retry && <RetryRefundForm request={request} onStatusChanged={onStatusChanged} />}
      {status === AFTER_SALE_STATUS.failure && !retry && <EndedPanel request={request} />}
      {return_shipment && <ReturnShipmentPanel request={request} shipment={return_shipment} onStatusChanged={onStatusChanged} />}
    </>
  )
}

interface Values {
  readonly target: RefundTarget | null
}

const retryRefusals = defineRefusals<'target' | 'form', never, 'gone'>({
  fallback: { target: 'form', actions: [] },
  table: { REFUND_ACCOUNT_REQUIRED: { target: 'target', text: 'gone' } },
})

function RetryRefundForm({ request: { after_sale_no }, onStatusChanged }: Pick<ActionProps, 'request' | 'onStatusChanged'>) {
  const { t } = useTranslation('afterSale')
  const [send] = useAfterSaleRetryRefundMutation()
  const { values, change, errors, formFailure, submit, busy } = useForm<Values, 'choose' | 'gone', AfterSaleDetail>({
    initial: { target: null },
    draft: `retry:${after_sale_no}`,
    validate: ({ target }) => ({ target: target ? undefined : 'choose' }),
    refusals: retryRefusals,
    send: async () => {
      chosen.accept()
      return chosen.target ? send({ after_sale_no, refund_target: chosen.target }) : {}
    },
    onDone: () => toast.success(t('retry.sent')),
    onFailed: (failure) => {
      if (isStatusChanged(failure)) onStatusChanged(failure)
    },
  })
  const chosen = useChosenAccount(values.target)
  return (
    <Panel title={t('retry.title')}>
      <Form id="retry" className="grid gap-16" onSubmit={() => void submit()}>
        <RefundAccountPicker
          value={values.target}
          onChange={(target) => change({ target })}
          changed={chosen.change !== null}
          error={errors.target && t(`retry.${errors.target}`)}
        />
        <RequestChangesNote changes={chosen.change ? [{ kind: 'account', ...chosen.change }] : []} />
        <FailureNote failure={formFailure && isStatusChanged(formFailure) ? undefined : formFailure} />
        <MainAction>
          <Button type="submit" form="retry" size="lg" block loading={busy}>
            {t('retry.submit')}
          </Button>
        </MainAction>
      </Form>
    </Panel>
  )
}

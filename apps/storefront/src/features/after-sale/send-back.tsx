import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { useTranslation } from 'react-i18next'
import { DaysLeft } from '../../shared/after-sale/days-left.tsx'
import type { Failure } from '../../shared/api/failure.ts'
import type { ClockSkew } from '../../shared/time/server-clock.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Form } from '../../shared/ui/form.tsx'
import { FailureNote, Note } from '../../shared/ui/note.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { CourierField } from './courier-field.tsx'
import { ReturnAddress } from './return-address.tsx'
import css from './send-back.module.css'
import { useSendBack } from './use-send-back.ts'

/** characters, as the contract has it */
const NUMBER_LENGTH = 40

interface Props {
  readonly request: AfterSaleDetail
  readonly skew: ClockSkew
  /** The time to send back is over. */
  readonly onOver: () => void
  /** The request has moved on meanwhile. */
  readonly onMoved: (failure: Failure) => void
}

/** Until when and where to goods are to be sent back, and the form that says how they were. */
export function SendBack({ request, skew, onOver, onMoved }: Props) {
  const { t } = useTranslation('afterSale')
  const { after_sale_no, deadline, return_address, timeline } = request
  const { box, typed, wrong, change, submit, busy, failure } = useSendBack(after_sale_no, onMoved)
  return (
    <Panel>
      {deadline && (
        <p className={css.left} role="timer">
          <b>{t('send.left')}</b>
          <strong>
            <DaysLeft deadline={deadline} skew={skew} onOver={onOver} />
          </strong>
        </p>
      )}
      {timeline.findLast(({ step }) => step !== 'amount_changed')?.step === 'interception_missed' && (
        <Note tone="amber" className={css.missed}>
          {t('send.missed')}
        </Note>
      )}
      {return_address && <ReturnAddress address={return_address} />}
      <Form className={css.form} onSubmit={() => void submit()}>
        <div ref={box} className={css.fields}>
          <CourierField value={typed.courier_code} onChange={(courier_code) => change({ courier_code })} wrong={wrong('courier_code')} />
          <TextField
            label={t('send.number')}
            name="tracking_no"
            value={typed.tracking_no}
            onChange={(tracking_no) => change({ tracking_no })}
            error={wrong('tracking_no') && t('send.error.number')}
            hint={t('send.numberHint')}
            maxLength={NUMBER_LENGTH}
            autoComplete="off"
            required
          />
        </div>
        <FailureNote failure={failure} />
        <Button type="submit" size="lg" block loading={busy}>
          {t('send.submit')}
        </Button>
      </Form>
    </Panel>
  )
}

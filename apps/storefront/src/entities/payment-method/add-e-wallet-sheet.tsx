import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../shared/api/failure.ts'
import { isPhone } from '../../shared/format/phone.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import { useSubmission } from '../../shared/submission/use-submission.ts'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { PhoneField } from '../../shared/ui/chakra/phone-field.tsx'
import { RadioCards } from '../../shared/ui/chakra/radio-cards.tsx'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import { useWalletEWalletAddMutation, useWalletOptionsQuery } from './payment-method-api.ts'
import { PaymentMethodError } from './payment-method-error.tsx'
import css from './payment-method-form.module.css'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The form of a new e-wallet, in a sheet. */
export function AddEWalletSheet({ open, onClose }: Props) {
  const { t } = useTranslation('wallet')
  return (
    <Sheet open={open} onClose={onClose} title={t('eWallets.add')} overlayCloses={false}>
      <AddEWalletForm onAdded={onClose} />
    </Sheet>
  )
}

interface EWalletDraft {
  readonly provider: string | null
  readonly phone: string
}

/** Provider and phone number. The draft survives a reload and a login in between. */
function AddEWalletForm({ onAdded }: { readonly onAdded: () => void }) {
  const { t } = useTranslation(['wallet', 'card'])
  const options = useWalletOptionsQuery()
  const [add, { isLoading, error }] = useWalletEWalletAddMutation()
  const [{ provider, phone }, setDraft, forgetDraft] = useDraft<EWalletDraft>('e-wallet:new', { provider: null, phone: '' })
  const { submit: submitOnce } = useSubmission('wallet.eWalletAdd', 'e-wallet:new:sent')
  const [submitted, setSubmitted] = useState(false)
  const [phoneTouched, setPhoneTouched] = useState(false)
  const phoneError = !phone ? (submitted ? 'required' : null) : !isPhone(phone) && (submitted || phoneTouched) ? 'invalid' : null

  const submit = async () => {
    setSubmitted(true)
    if (isLoading || !provider || !isPhone(phone)) return
    const outcome = await submitOnce(add, { e_wallet_code: provider, phone }, 'goesOn')
    if (outcome.kind !== 'done' && outcome.kind !== 'made') return
    forgetDraft()
    toast.success(t('wallet:eWallets.added'))
    onAdded()
  }
  return (
    <Form className={css.form} onSubmit={() => void submit()}>
      <QueryState query={options} loading={<Skeleton height={112} radius={12} />} inline>
        {({ e_wallets }) => (
          <RadioCards
            label={t('wallet:eWallets.provider')}
            value={provider}
            onChange={(next) => setDraft({ provider: next, phone })}
            options={e_wallets.map(({ e_wallet_code, e_wallet_name }) => ({ value: e_wallet_code, title: e_wallet_name }))}
          />
        )}
      </QueryState>
      {submitted && !provider && (
        <p className={css.error} role="alert">
          {t('wallet:eWallets.pick')}
        </p>
      )}
      <PhoneField
        label={t('card:field.phone')}
        name="phone"
        value={phone}
        onChange={(next) => setDraft({ provider, phone: next })}
        onBlur={() => setPhoneTouched(true)}
        error={phoneError && t(`card:error.phone.${phoneError}`)}
        required
      />
      <PaymentMethodError failure={failureOf(error)} />
      <Button type="submit" size="lg" block loading={isLoading}>
        {t('wallet:save')}
      </Button>
    </Form>
  )
}

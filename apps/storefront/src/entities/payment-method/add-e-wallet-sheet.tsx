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
import { useWalletOptionsQuery } from './banks-api.ts'
import css from './payment-method.module.css'
import { useWalletEWalletAddMutation } from './payment-method-api.ts'
import { PaymentMethodError } from './payment-method-error.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The form of a new e-wallet: its provider and phone number. */
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

/** What was typed survives a reload and a login in between. */
function AddEWalletForm({ onAdded }: { readonly onAdded: () => void }) {
  const { t } = useTranslation(['wallet', 'card'])
  const options = useWalletOptionsQuery()
  const [add, { isLoading, error }] = useWalletEWalletAddMutation()
  const [{ provider, phone }, setTyped, forget] = useDraft<EWalletDraft>('e-wallet:new', { provider: null, phone: '' })
  const { submit: sendOnce } = useSubmission('wallet.eWalletAdd', 'e-wallet:new:sent')
  const [tried, setTried] = useState(false)
  const [left, setLeft] = useState(false)
  const flaw = !phone ? (tried ? 'required' : null) : !isPhone(phone) && (tried || left) ? 'invalid' : null

  const submit = async () => {
    setTried(true)
    if (isLoading || !provider || !isPhone(phone)) return
    const outcome = await sendOnce(add, { e_wallet_code: provider, phone }, 'goesOn')
    if (outcome.kind !== 'done' && outcome.kind !== 'made') return
    forget()
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
            onChange={(next) => setTyped({ provider: next, phone })}
            options={e_wallets.map(({ e_wallet_code, e_wallet_name }) => ({ value: e_wallet_code, title: e_wallet_name }))}
          />
        )}
      </QueryState>
      {tried && !provider && (
        <p className={css.wrong} role="alert">
          {t('wallet:eWallets.pick')}
        </p>
      )}
      <PhoneField
        label={t('card:field.phone')}
        name="phone"
        value={phone}
        onChange={(next) => setTyped({ provider, phone: next })}
        onBlur={() => setLeft(true)}
        error={flaw && t(`card:error.phone.${flaw}`)}
        required
      />
      <PaymentMethodError failure={failureOf(error)} />
      <Button type="submit" size="lg" block loading={isLoading}>
        {t('wallet:save')}
      </Button>
    </Form>
  )
}

import type { SavedEWallet } from '@nusaria/contracts/payment-method-entities'
import { E_WALLET_RULES } from '@nusaria/contracts/payment-methods'
import { type RuleError, useForm } from '#platform/forms/use-form.ts'
import { useSubmission } from '#platform/forms/use-submission.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { QueryState } from '#ui/feedback/state.tsx'
import { Form } from '#ui/form/form.tsx'
import { PhoneField } from '#ui/form/phone-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { useWalletEWalletAddMutation, useWalletOptionsQuery } from './api.ts'
import { PaymentMethodError } from './payment-method-error.tsx'
import { useKnownHolder } from './use-known-holder.ts'

export function AddEWalletSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('wallet')
  return (
    <Sheet open={open} onClose={onClose} title={t('eWallets.add')} overlayCloses={false}>
      <AddEWalletForm onClose={onClose} />
    </Sheet>
  )
}

interface EWalletValues {
  readonly provider: string | null
  readonly phone: string
}

/** The draft survives a reload and a login in between. */
function AddEWalletForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['wallet', 'card'])
  const options = useWalletOptionsQuery()
  const [add] = useWalletEWalletAddMutation()
  const { submit } = useSubmission('wallet.eWalletAdd', 'e-wallet:new:sent')
  const onSaved = () => {
    toast.success(t('wallet:eWallets.added'))
    onClose()
  }
  const form = useForm<EWalletValues, RuleError, SavedEWallet>({
    initial: { provider: null, phone: '' },
    draft: 'e-wallet:new',
    rules: { phone: E_WALLET_RULES.phone },
    validate: ({ provider }) => ({ provider: provider ? undefined : 'required' }),
    send: ({ provider, phone }) => submit(add, { e_wallet_code: provider ?? '', phone }, 'send'),
    onDone: onSaved,
    onMade: onSaved,
  })
  useKnownHolder(form)
  const { field, values, change, errors } = form
  return (
    <Form className="grid gap-16" onSubmit={() => void form.submit()}>
      <QueryState query={options} loading={<Skeleton height={112} radius={12} />} inline>
        {({ e_wallets }) => (
          <RadioCards
            label={t('wallet:eWallets.provider')}
            value={values.provider}
            onChange={(provider) => change({ provider })}
            options={e_wallets.map(({ e_wallet_code, e_wallet_name }) => ({ value: e_wallet_code, title: e_wallet_name }))}
          />
        )}
      </QueryState>
      {errors.provider && (
        <p className="size-12 line-16 weight-600 tone-error-700" role="alert">
          {t('wallet:eWallets.pick')}
        </p>
      )}
      <PhoneField
        label={t('card:field.phone')}
        {...field('phone')}
        error={errors.phone && t(`card:error.phone.${errors.phone}`)}
        required
      />
      <PaymentMethodError failure={form.failure} />
      <Button type="submit" size="lg" block loading={form.busy}>
        {t('wallet:save')}
      </Button>
    </Form>
  )
}

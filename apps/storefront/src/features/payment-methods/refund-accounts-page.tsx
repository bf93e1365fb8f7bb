import type { RefundCard } from '@nusaria/contracts/payment-method-entities'
import Landmark from 'lucide/dist/esm/icons/landmark.mjs'
import { useLocation } from 'react-router-dom'
import { useWalletRefundCardDefaultMutation, useWalletRefundCardRemoveMutation } from '#commerce/payment-method/api.ts'
import { formatHolderName } from '#commerce/payment-method/holder.ts'
import { RefundAccountSheet } from '#commerce/payment-method/refund-account-sheet.tsx'
import { isOffered } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { safePath } from '#platform/routing/safe-path.ts'
import { useDraft } from '#platform/state/use-draft.ts'
import { cx } from '#ui/cx.ts'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { PaymentMethodIcon, PaymentMethodInfo, PaymentMethodList, PaymentMethodsView } from './payment-method-list.tsx'
import css from './payment-methods.module.css'
import { SavedEWallets } from './saved-e-wallets.tsx'

export function RefundAccounts({ refundCards, max }: { readonly refundCards: readonly RefundCard[]; readonly max: number | undefined }) {
  const { t } = useTranslation('wallet')
  const [form, setForm] = useDraft('refund-card:form', { open: false, id: null as string | null })
  return (
    <>
      {isOffered('cod') && <p className={cx('size-13 line-20 tone-ink-2', css.text)}>{t('refundLead')}</p>}
      <PaymentMethodList
        kind="refundCards"
        entries={refundCards}
        toArgs={({ refund_card_id }) => ({ refund_card_id })}
        getName={({ bank_name, masked_number }) => `${bank_name} ${masked_number}`}
        max={max}
        makeDefault={useWalletRefundCardDefaultMutation()}
        remove={useWalletRefundCardRemoveMutation()}
        onAdd={() => setForm({ open: true, id: null })}
        onEdit={({ refund_card_id }) => setForm({ open: true, id: refund_card_id })}
      >
        {({ bank_name, masked_number, is_default, ...holder }) => (
          <PaymentMethodInfo icon={<PaymentMethodIcon of={Landmark} />} title={bank_name} isDefault={is_default}>
            <p translate="no">{masked_number}</p>
            <p>{formatHolderName(holder)}</p>
          </PaymentMethodInfo>
        )}
      </PaymentMethodList>
      <RefundAccountSheet
        open={form.open}
        card={refundCards.find(({ refund_card_id }) => refund_card_id === form.id) ?? null}
        onClose={() => setForm({ ...form, open: false })}
      />
    </>
  )
}

const PageHelp = lazyOptional(() => import('#commerce/customer-service/page-help.tsx').then((m) => m.PageHelp))

/** `/refund-settings`: the accounts for refunds of orders paid in cash, and a link back to the form that linked here. */
export function RefundAccountsPage() {
  const { t } = useTranslation('wallet')
  const { backTo } = (useLocation().state ?? {}) as { readonly backTo?: unknown }
  const returnPath = typeof backTo === 'string' ? safePath(backTo) : null
  return (
    <PageLayout title={t('refundSettings')} back={paths.paymentOption} column="form" aside={<PageHelp topic="refund" />}>
      <PaymentMethodsView>
        {({ refund_cards, e_wallets, max }) => (
          <>
            <RefundAccounts refundCards={refund_cards} max={max} />
            <SavedEWallets purpose="refund" eWallets={e_wallets} max={max} />
            {returnPath !== null && (
              <LinkButton to={returnPath} variant="outline" block>
                {t('backToRequest')}
              </LinkButton>
            )}
          </>
        )}
      </PaymentMethodsView>
    </PageLayout>
  )
}

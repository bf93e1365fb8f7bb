import type { SavedCard } from '@nusaria/contracts/payment-method-entities'
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  paymentMethodApi,
  useWalletCardDefaultMutation,
  useWalletCardProveMutation,
  useWalletCardRemoveMutation,
  useWalletCardVerifyMutation,
} from '#commerce/payment-method/api.ts'
import { CardBrandBadge, cardBrandName } from '#commerce/payment-method/card/card-brand-badge.tsx'
import { CardFields } from '#commerce/payment-method/card/card-fields.tsx'
import { type CardForm, useCardForm } from '#commerce/payment-method/card/use-card-form.ts'
import { PaymentMethodError } from '#commerce/payment-method/payment-method-error.tsx'
import { failedWith, toFailure } from '#platform/api/failure.ts'
import { useSensitiveMutation } from '#platform/api/use-sensitive-mutation.ts'
import { isOffered } from '#platform/config/config.ts'
import { useSubmission } from '#platform/forms/use-submission.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { safePaymentUrl } from '#platform/routing/safe-path.ts'
import { useDraft } from '#platform/state/use-draft.ts'
import type { ClockSkew } from '#platform/time/clock.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { Form } from '#ui/form/form.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import { PaymentMethodInfo, PaymentMethodList, PaymentMethodsView } from './payment-method-list.tsx'
import css from './payment-methods.module.css'
import { SavedEWallets } from './saved-e-wallets.tsx'

/** Opens a page of the payment gateway. With an address that isn't allowed, this page stays and shows `gatewayError`. */
function useGatewayRedirect() {
  const { t } = useTranslation('wallet')
  const [redirecting, setRedirecting] = useState(false)
  const [invalidUrl, setInvalidUrl] = useState(false)

  // The browser's back button may restore this page from its cache, with the state it was left in.
  useEffect(() => {
    const onPageShow = () => setRedirecting(false)
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  const redirect = (url: string) => {
    const safeUrl = safePaymentUrl(url)
    setInvalidUrl(safeUrl === null)
    setRedirecting(safeUrl !== null)
    if (safeUrl !== null) window.location.assign(safeUrl)
  }
  const gatewayError = invalidUrl && (
    <Note tone="red" role="alert">
      {t('failure.page')}
    </Note>
  )
  return { redirect, redirecting, gatewayError }
}

/** Renders nothing for a verified card. */
function CardVerification({ card: { card_id, verification, masked_number } }: { readonly card: SavedCard }) {
  const { t } = useTranslation('wallet')
  const [prove, { isLoading, error }] = useWalletCardProveMutation()
  const { redirect, redirecting, gatewayError } = useGatewayRedirect()
  if (verification === undefined || verification === 'verified') return null
  const start = async () => {
    const { data } = await prove({ card_id })
    if (data) redirect(data.verify_url)
  }
  return (
    <div className={cx('grid gap-8', css.verification)}>
      <Note tone={verification === 'failed' ? 'red' : 'amber'}>{t(`proof.${verification}`)}</Note>
      {verification !== 'pending' && (
        <Button
          size="sm"
          variant="outline"
          loading={isLoading || redirecting}
          onClick={() => void start()}
          aria-label={`${t('proof.action')}: ${masked_number}`}
        >
          {t('proof.action')}
        </Button>
      )}
      {gatewayError}
      <PaymentMethodError failure={toFailure(error)} />
    </div>
  )
}

/** After the return from the gateway. Asks the server again each time the page opens. */
function CardVerificationResult({ cardId }: { readonly cardId: string }) {
  const { t } = useTranslation('wallet')
  const [verify, { data, error }] = useWalletCardVerifyMutation()
  useEffect(() => void verify({ card_id: cardId }), [verify, cardId])
  if (data)
    return (
      <Note tone="green" role="status">
        {t('proof.verified', { number: data.masked_number })}
      </Note>
    )
  if (failedWith(error, 'PAYMENT_FAILED'))
    return (
      <Note tone="red" role="alert">
        {t('proof.failed')}
      </Note>
    )
  if (failedWith(error, 'PAYMENT_PROCESSING', 'PAYMENT_CANCELLED', 'PAYMENT_NOT_FOUND')) return null
  return <FailureNote failure={toFailure(error)} />
}

const twoDigits = (value: number) => String(value % 100).padStart(2, '0')

interface Props {
  readonly cards: readonly SavedCard[]
  readonly max: number | undefined
  readonly skew: ClockSkew
}

export function SavedCards({ cards, max, skew }: Props) {
  const { t } = useTranslation('wallet')
  // The sheet opens again after a login in between, with an empty form: card data is never stored.
  const [adding, setAdding, forgetDraft] = useDraft('card:adding', false)
  const close = () => setAdding(false)
  return (
    <>
      <PaymentMethodList
        kind="cards"
        entries={cards}
        toArgs={({ card_id }) => ({ card_id })}
        getName={(card) => `${cardBrandName(card.brand) ?? card.bank_name} ${card.masked_number}`}
        max={max}
        makeDefault={useWalletCardDefaultMutation()}
        remove={useWalletCardRemoveMutation()}
        canBeDefault={({ is_expired }) => !is_expired}
        onAdd={() => setAdding(true)}
      >
        {(card) => (
          <>
            <PaymentMethodInfo
              icon={<CardBrandBadge brand={card.brand} />}
              title={card.masked_number}
              isDefault={card.is_default}
              tag={card.is_expired && <Tag tone="red">{t('cards.expired')}</Tag>}
            >
              <p>{`${card.bank_name}, ${card.holder_name}`}</p>
              <p>{t('cards.validThru', { month: twoDigits(card.expiry_month), year: twoDigits(card.expiry_year) })}</p>
            </PaymentMethodInfo>
            {!card.is_expired && <CardVerification card={card} />}
          </>
        )}
      </PaymentMethodList>
      <Sheet open={adding} onClose={close} title={t('cards.add')} overlayCloses={false}>
        <AddCardForm skew={skew} onSaved={forgetDraft} onAdded={close} />
      </Sheet>
    </>
  )
}

interface AddCardProps {
  /** Cards expire by the server's clock. */
  readonly skew: ClockSkew
  /** The card is saved. The sheet stays open until the gateway's page opens. */
  readonly onSaved: () => void
  /** The card was saved by an earlier request. Its verification continues on the list. */
  readonly onAdded: () => void
}

/** A saved card is verified at the gateway. Closing the sheet discards what was typed. */
function AddCardForm({ skew, onSaved, onAdded }: AddCardProps) {
  const { t } = useTranslation('wallet')
  const [add] = useSensitiveMutation(paymentMethodApi.endpoints.walletCardAdd)
  const { submit } = useSubmission('wallet.cardAdd', null)
  const { redirect, redirecting, gatewayError } = useGatewayRedirect()
  const form: CardForm = useCardForm({
    skew,
    send: (card) => submit(add, card, 'send'),
    onDone({ verify_url }) {
      form.reset()
      onSaved()
      redirect(verify_url)
    },
    onMade: onAdded,
  })
  return (
    <Form className="grid gap-16" onSubmit={() => void (redirecting || form.submit())}>
      <CardFields form={form} />
      <Note tone="grey" icon={ShieldCheck}>
        {t('proof.notice')}
      </Note>
      {gatewayError}
      <PaymentMethodError failure={form.failure} />
      <Button type="submit" size="lg" block loading={form.busy || redirecting}>
        {t('cards.save')}
      </Button>
    </Form>
  )
}

const PageHelp = lazyOptional(() => import('#commerce/customer-service/page-help.tsx').then((m) => m.PageHelp))

/** `/payment-option`: saved cards and e-wallets. With `card_id`: the return from that card's verification at the gateway. */
export function PaymentMethodsPage() {
  const { t } = useTranslation('wallet')
  const [params] = useSearchParams()
  const cardId = params.get('card_id')
  return (
    <PageLayout title={t('paymentOption')} back={paths.me} column="form" aside={<PageHelp topic="payment" />}>
      <PaymentMethodsView>
        {({ cards, e_wallets, max }, skew) => (
          <>
            {cardId !== null && <CardVerificationResult cardId={cardId} />}
            {isOffered('card') && <SavedCards cards={cards} max={max} skew={skew} />}
            {isOffered('e_wallet') && <SavedEWallets purpose="payment" eWallets={e_wallets} max={max} />}
            <LinkButton to={paths.refundSettings} variant="outline" block>
              {t('toRefundSettings')}
            </LinkButton>
          </>
        )}
      </PaymentMethodsView>
    </PageLayout>
  )
}

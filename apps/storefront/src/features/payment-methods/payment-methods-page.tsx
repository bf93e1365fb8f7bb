import type { SavedCard } from '@nusaria/contracts/payment-method-entities'
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import { useSearchParams } from 'react-router-dom'
import { paymentMethodApi, useWalletCardDefaultMutation, useWalletCardRemoveMutation } from '#commerce/payment-method/api.ts'
import { CardBrandBadge, cardBrandName } from '#commerce/payment-method/card/card-brand-badge.tsx'
import { CardFields } from '#commerce/payment-method/card/card-fields.tsx'
import { type CardForm, useCardForm } from '#commerce/payment-method/card/use-card-form.ts'
import { PaymentMethodError } from '#commerce/payment-method/payment-method-error.tsx'
import { useSensitiveMutation } from '#platform/api/use-sensitive-mutation.ts'
import { isOffered } from '#platform/config/offered.ts'
import { useSubmission } from '#platform/forms/use-submission.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { useDraft } from '#platform/state/use-draft.ts'
import type { ClockSkew } from '#platform/time/server-clock.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Form } from '#ui/form/form.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import { CardVerification, CardVerificationResult } from './card-verification.tsx'
import { PaymentMethodInfo, PaymentMethodList } from './payment-method-list.tsx'
import { PaymentMethodsView } from './payment-methods-view.tsx'
import { SavedEWallets } from './saved-e-wallets.tsx'
import { useGatewayRedirect } from './use-gateway-redirect.ts'

const twoDigits = (value: number) => String(value % 100).padStart(2, '0')

interface Props {
  readonly cards: readonly SavedCard[]
  readonly max: number | undefined
  readonly skew: ClockSkew
}

/** The saved cards, with a note on an expired or unverified one. */
export function SavedCards({ cards, max, skew }: Props) {
  const { t } = useTranslation('wallet')
  // The sheet opens again after a login in between, with an empty form: card data is never stored.
  const [adding, setAdding, forgetDraft] = useDraft('card:adding', false)
  const nameOf = (card: SavedCard) => `${cardBrandName(card.brand) ?? card.bank_name} ${card.masked_number}`
  const close = () => {
    setAdding(false)
    forgetDraft()
  }
  return (
    <>
      <PaymentMethodList
        kind="cards"
        entries={cards}
        argsOf={({ card_id }) => ({ card_id })}
        nameOf={nameOf}
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
              tags={
                <>
                  {card.is_default && <Tag tone="green">{t('default')}</Tag>}
                  {card.is_expired && <Tag tone="red">{t('cards.expired')}</Tag>}
                </>
              }
            >
              <p>{`${card.bank_name}, ${card.holder_name}`}</p>
              <p>{t('cards.validThru', { month: twoDigits(card.expiry_month), year: twoDigits(card.expiry_year) })}</p>
            </PaymentMethodInfo>
            {!card.is_expired && <CardVerification card={card} />}
          </>
        )}
      </PaymentMethodList>
      <AddCardSheet open={adding} onClose={close} onSaved={forgetDraft} skew={skew} />
    </>
  )
}

interface AddCardSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The card is saved. The sheet stays open until the gateway's page opens. */
  readonly onSaved: () => void
  /** Cards expire by the server's clock. */
  readonly skew: ClockSkew
}

/** The form of a new card, in a sheet. A saved card is verified at the gateway. Closing the sheet discards what was typed. */
function AddCardSheet({ open, onClose, onSaved, skew }: AddCardSheetProps) {
  const { t } = useTranslation('wallet')
  return (
    <Sheet open={open} onClose={onClose} title={t('cards.add')} overlayCloses={false}>
      <AddCardForm skew={skew} onSaved={onSaved} onAdded={onClose} />
    </Sheet>
  )
}

interface AddCardProps extends Pick<AddCardSheetProps, 'skew' | 'onSaved'> {
  /** The card was saved by an earlier request. */
  readonly onAdded: () => void
}

function AddCardForm({ skew, onSaved, onAdded }: AddCardProps) {
  const { t } = useTranslation('wallet')
  const [add] = useSensitiveMutation(paymentMethodApi.endpoints.walletCardAdd)
  const { submit } = useSubmission('wallet.cardAdd', null)
  const { redirect, redirecting, invalidUrl } = useGatewayRedirect()
  const form: CardForm = useCardForm({
    skew,
    send: (card) => submit(add, card, 'send'),
    onDone({ verify_url }) {
      form.reset()
      onSaved()
      redirect(verify_url)
    },
    // An earlier request has saved the card; its verification continues on the list.
    onMade: onAdded,
  })
  return (
    <Form className="grid gap-16" onSubmit={() => void (redirecting || form.submit())}>
      <CardFields form={form} />
      <Note tone="grey" icon={ShieldCheck}>
        {t('proof.notice')}
      </Note>
      {invalidUrl && (
        <Note tone="red" role="alert">
          {t('failure.page')}
        </Note>
      )}
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

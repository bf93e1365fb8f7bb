import type { SavedCard } from '@nusaria/contracts/payment-method-entities'
import { useTranslation } from 'react-i18next'
import { CardBrandBadge, cardBrandName } from '../../entities/payment-method/card/card-brand-badge.tsx'
import { useWalletCardDefaultMutation, useWalletCardRemoveMutation } from '../../entities/payment-method/payment-method-api.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import { Tag } from '../../shared/ui/paint/tag.tsx'
import { AddCardSheet } from './add-card-sheet.tsx'
import { CardVerification } from './card-verification.tsx'
import { PaymentMethodInfo, PaymentMethodList } from './payment-method-list.tsx'

const twoDigits = (value: number) => String(value % 100).padStart(2, '0')

interface Props {
  readonly cards: readonly SavedCard[]
  readonly max: number | undefined
  readonly serverTime: string
}

/** The saved cards, with a note on an expired or unverified one. */
export function SavedCards({ cards, max, serverTime }: Props) {
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
              <p>
                {card.bank_name}, {card.holder_name}
              </p>
              <p>{t('cards.validThru', { month: twoDigits(card.expiry_month), year: twoDigits(card.expiry_year) })}</p>
            </PaymentMethodInfo>
            {!card.is_expired && <CardVerification card={card} />}
          </>
        )}
      </PaymentMethodList>
      <AddCardSheet open={adding} onClose={close} onSaved={forgetDraft} serverTime={serverTime} />
    </>
  )
}
